import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The link of a list that was followed, and the list's place in the browser's history. */
let followed: { link: string; place: string | undefined } | undefined;

/**
 * For lists that lead to pages of their own: whoever comes back goes on from the link they followed, not from the page's
 * start. `note` takes the link's `data-link`; a list that is opened anew begins at its start.
 */
export function useFollowedLink(): { note: (link: string) => void } {
  const place = useLocation({ select: ({ state: { __TSR_key: key } }) => key });
  useEffect(() => {
    if (!followed || followed.place !== place) return;
    const link = document.querySelector(`[data-link="${followed.link}"]`);
    if (link instanceof HTMLElement) link.focus();
    followed = undefined;
  }, [place]);
  return {
    note: (link) => {
      followed = { link, place };
    },
  };
}
