import { useEffect, useState } from 'react';

/**
 * Puts the keyboard back where a dialog was opened from once it is gone, unless something else has the focus by then.
 * `opener` is the `data-opener` of the button to go to, for dialogs that a menu item opens and that outlive it.
 */
export function useReturnFocus(opener?: string): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const active = document.activeElement;
        if (active && active !== document.body) return;
        const target = opener ? document.querySelector(`[data-opener="${opener}"]`) : before;
        if (target instanceof HTMLElement) target.focus();
      });
    },
    [opener, before],
  );
}

/** For the keyboard to go on from the page's start where what had the focus is gone. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
