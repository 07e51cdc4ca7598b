import { type RefObject, useEffect } from 'react';
import type { EditorProps } from '#activities/activity-type.ts';

/** Goes to the input that a wish names by the first step of its path. */
export function useIssueFocus(root: RefObject<HTMLElement | null>, goTo: EditorProps['goTo']): void {
  useEffect(() => {
    const field = goTo?.path[0];
    if (field === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`)?.focus();
  }, [root, goTo]);
}
