import { type RefObject, useMemo } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useFieldFocus } from './use-field-focus.ts';

/** Focuses the field of each issue that the teacher follows. Returns a function that focuses another field. */
export function useIssueFocus(
  root: RefObject<HTMLElement | null>,
  goTo: EditorProps['goTo'],
): (field: string) => void {
  const request = useMemo(() => (goTo ? { field: goTo.path.join('.') } : null), [goTo]);
  return useFieldFocus(root, request, undefined);
}
