import { type RefObject, useEffect } from 'react';

/**
 * Focuses the next step of a dialog whose content was loaded or replaced after it had opened, because the element that
 * had the focus may be gone.
 */
export function useAutofocus(root: RefObject<HTMLElement | null>, isEnabled = true): void {
  useEffect(() => {
    if (isEnabled)
      root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [root, isEnabled]);
}
