import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The list link that was followed last, and the list's entry in the browser's history. */
let followed: { link: string; place: string | undefined } | undefined;

/**
 * Puts the focus back on the list link that was followed when the person returns to the list, instead of at the
 * start of the page. `note` gets the link's `data-link`. A newly opened list starts at its beginning.
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
