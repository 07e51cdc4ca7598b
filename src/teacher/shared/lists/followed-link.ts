import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The list link that was followed last, and the list's entry in the browser's history. */
let followedLink: { link: string; historyKey: string | undefined } | undefined;

/**
 * Puts the focus back on the list link that was followed when the person returns to the list, instead of at the
 * start of the page. `rememberLink` gets the link's `data-link`. A newly opened list starts at its beginning.
 */
export function useFollowedLink(): { rememberLink: (link: string) => void } {
  const historyKey = useLocation({ select: ({ state: { __TSR_key: key } }) => key });
  useEffect(() => {
    if (!followedLink || followedLink.historyKey !== historyKey) return;
    const link = document.querySelector(`[data-link="${followedLink.link}"]`);
    if (link instanceof HTMLElement) link.focus();
    followedLink = undefined;
  }, [historyKey]);
  return {
    rememberLink: (link) => {
      followedLink = { link, historyKey };
    },
  };
}
