import { type RefObject, useState } from 'react';
import type { EditorProps } from '#activities/activity-type.ts';
import { type FocusWish, useFieldFocus } from './use-field-focus.ts';

/** Goes to the field whose path the page asks for, each time it asks. */
export function useGoTo(root: RefObject<HTMLElement | null>, goTo: EditorProps['goTo']): void {
  const [gone, setGone] = useState<EditorProps['goTo']>();
  const [wish, setWish] = useState<FocusWish | null>(null);
  if (goTo && goTo !== gone) {
    setGone(goTo);
    setWish({ field: goTo.path.join('.') });
  }
  useFieldFocus(root, wish, undefined);
}
