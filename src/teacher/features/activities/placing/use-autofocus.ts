import { type RefObject, useEffect } from 'react';

/** Focuses the next step in a dialog whose content came after it was opened, when what had the focus may be gone. */
export function useAutofocus(root: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [root, isWanted]);
}
