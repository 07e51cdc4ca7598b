import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * A click handler for a plain link to a page of this app: opens it without loading the app again. For tables, where a
 * component of the router for each link takes too long.
 */
export function useOpenLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    if (!isPlain || defaultPrevented) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    void router.navigate({ href: pathname + search });
  };
}
