import { useEffect, useState } from 'react';

/** Not the item of a menu, which may still be there while the menu closes. */
function canTakeFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  return element.checkVisibility() && !element.closest('[role="menu"]');
}

/**
 * Puts the keyboard back where a dialog was opened from once it is gone, unless something else has the focus by then.
 * `opener` is the `data-opener` of the button to go to, for dialogs that a menu item opens and that outlive it; with
 * `isFallback` only where what opened the dialog is gone.
 */
export function useReturnFocus(opener?: string, { isFallback = false }: { isFallback?: boolean } = {}): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const active = document.activeElement;
        if (active && active !== document.body) return;
        const named = opener ? document.querySelector(`[data-opener="${opener}"]`) : null;
        const targets = opener && !isFallback ? [named] : [before, named];
        targets.find(canTakeFocus)?.focus();
      });
    },
    [opener, isFallback, before],
  );
}

/** For the keyboard to go on from the page's start where what had the focus is gone. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
