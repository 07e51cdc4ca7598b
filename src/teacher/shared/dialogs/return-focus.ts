import { useEffect, useState } from 'react';

/** Excludes menu items, which may still be in the page while their menu closes. */
function canTakeFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  return element.checkVisibility() && !element.closest('[role="menu"]');
}

/**
 * Returns the focus to the element that opened a dialog once the dialog is gone, unless something else has the
 * focus by then. `opener` is the `data-opener` of the button to focus, for dialogs that a menu item opens: the
 * item is gone when the dialog closes. With `isFallback` that button gets the focus only if the element that
 * opened the dialog is gone.
 */
export function useReturnFocus(opener?: string, { isFallback = false }: { isFallback?: boolean } = {}): void {
  const [openingElement] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const activeElement = document.activeElement;
        if (activeElement && activeElement !== document.body) return;
        const openerElement = opener ? document.querySelector(`[data-opener="${opener}"]`) : null;
        const focusTargets = opener && !isFallback ? [openerElement] : [openingElement, openerElement];
        focusTargets.find(canTakeFocus)?.focus();
      });
    },
    [opener, isFallback, openingElement],
  );
}

/** Focuses the start of the page after the focused element has been removed. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
