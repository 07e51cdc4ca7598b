import { type RefObject, useEffect } from 'react';
import { findOpenDialog } from '#ui/browser/find-open-dialog.ts';

/** Time for a disabled button to become enabled again: most calls have a reply by then. */
const disabledWaitMs = 1_500;

type FocusPlace = { element: HTMLElement; parents: readonly Element[] };

function focusPlaceOf(element: HTMLElement): FocusPlace {
  const parents: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
  return { element, parents };
}

/** Focuses the section that contained the element, if it still exists, else the first section of `root`. */
function focusSection({ parents }: FocusPlace, root: HTMLElement): void {
  const surroundingSection = parents.find(
    (parent) => parent.isConnected && root.contains(parent) && parent.matches('section'),
  );
  const section = surroundingSection ?? root.querySelector('section');
  if (!(section instanceof HTMLElement)) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/**
 * Keeps the focus in place while the content of `rootRef` changes. A button that was disabled during its call gets
 * the focus back. If the focused element is gone or stays disabled, also while a dialog was open, its section gets it.
 */
export function usePreservedFocus(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    let lastFocus: FocusPlace | undefined;
    const rememberFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (root.contains(target)) lastFocus = focusPlaceOf(target);
      // A dialog or a menu gives the focus back.
      else if (!target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'))
        lastFocus = undefined;
    };
    const forgetFocus = () => {
      lastFocus = undefined;
    };
    // Only the next frame shows whether the person moved the focus away or the focused element disappeared.
    let isLeaving = false;
    const handleFocusOut = () => {
      isLeaving = true;
      requestAnimationFrame(() => {
        isLeaving = false;
        const isStillFocusable = lastFocus?.element.isConnected && !lastFocus.element.matches(':disabled');
        if (isStillFocusable && document.activeElement === document.body && !findOpenDialog())
          lastFocus = undefined;
        else restoreFocus();
      });
    };
    const restoreFocus = () => {
      if (!lastFocus || isLeaving || document.activeElement !== document.body || findOpenDialog()) return;
      if (!lastFocus.element.isConnected) focusSection(lastFocus, root);
      else if (lastFocus.element.matches(':disabled')) waitUntilEnabled();
      else lastFocus.element.focus({ preventScroll: true });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitUntilEnabled = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const staysDisabled = lastFocus?.element.matches(':disabled:not([data-loading])');
        if (lastFocus && staysDisabled && document.activeElement === document.body)
          focusSection(lastFocus, root);
      }, disabledWaitMs);
    };
    // Two frames later, because dialogs return the focus in the frame after they close.
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => requestAnimationFrame(restoreFocus)),
    );
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', rememberFocus);
    root.addEventListener('focusout', handleFocusOut);
    document.addEventListener('pointerdown', forgetFocus, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', rememberFocus);
      root.removeEventListener('focusout', handleFocusOut);
      document.removeEventListener('pointerdown', forgetFocus, true);
    };
  }, [rootRef]);
}
