import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where `isFilled` turns, other things stand in `root` than before: the keyboard goes to the first of them if what
 * it was on went away. Whoever has gone on meanwhile stays there.
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
