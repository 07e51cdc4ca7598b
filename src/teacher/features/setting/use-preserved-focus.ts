import { type RefObject, useEffect } from 'react';
import { findOpenDialog } from '#ui/browser/find-open-dialog.ts';

/** Most calls have a reply by then; a button that is still disabled stays disabled. */
const patienceMs = 1_500;

type Place = { element: HTMLElement; parents: readonly Element[] };

function placeOf(element: HTMLElement): Place {
  const parents: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
  return { element, parents };
}

/** Focuses the section around the place, if it is still there, else the first section of `root`. */
function focusSection({ parents }: Place, root: HTMLElement): void {
  const around = parents.find(
    (parent) => parent.isConnected && root.contains(parent) && parent.matches('section'),
  );
  const section = around ?? root.querySelector('section');
  if (!(section instanceof HTMLElement)) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/**
 * Keeps the focus in place while `part` changes. A button that was disabled during its call gets the focus back. If the
 * focused element is gone or stays disabled, also while a dialog was open, its section gets the focus.
 */
export function usePreservedFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (!root) return undefined;
    let last: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (root.contains(target)) last = placeOf(target);
      // A dialog or a menu gives the focus back.
      else if (!target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'))
        last = undefined;
    };
    const forget = () => {
      last = undefined;
    };
    // Only the next frame shows whether the person moved the focus away or the focused element disappeared.
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
      requestAnimationFrame(() => {
        isLeaving = false;
        const isStill = last?.element.isConnected && !last.element.matches(':disabled');
        if (isStill && document.activeElement === document.body && !findOpenDialog()) last = undefined;
        else restore();
      });
    };
    const restore = () => {
      if (!last || isLeaving || document.activeElement !== document.body || findOpenDialog()) return;
      if (!last.element.isConnected) focusSection(last, root);
      else if (last.element.matches(':disabled')) wait();
      else last.element.focus({ preventScroll: true });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const isOver = last?.element.matches(':disabled:not([data-loading])');
        if (last && isOver && document.activeElement === document.body) focusSection(last, root);
      }, patienceMs);
    };
    // Two frames later, because dialogs return the focus in the frame after they close.
    const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(restore)));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    root.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [part]);
}
