import { type RefObject, useEffect, useRef } from 'react';

/**
 * When `isFilled` changes, other controls replace those in `root`. If the focused one disappeared, its focus moves to the
 * first new one; a focus elsewhere stays.
 */
export function useFocusAfterReplace(root: RefObject<HTMLElement | null>, isFilled: boolean): void {
  const wasFilled = useRef(isFilled);
  useEffect(() => {
    if (wasFilled.current === isFilled) return;
    wasFilled.current = isFilled;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('input:not([type=file]), button')?.focus();
  }, [root, isFilled]);
}
