import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import type { VideoQuestion } from '../model.ts';

type Wish = { id: string; instead: EditorProps['goTo'] };

/** Chooses a question of the list from the timeline, also one that is added with the same change. The newest wish counts. */
export function useStopChoice(questions: readonly VideoQuestion[], goTo: EditorProps['goTo']) {
  const [wish, setWish] = useState<Wish>();
  const [fulfilled, setFulfilled] = useState<{ wish: Wish; goTo: NonNullable<EditorProps['goTo']> }>();
  const index = questions.findIndex(({ id }) => id === wish?.id);
  if (wish && index >= 0 && fulfilled?.wish !== wish)
    setFulfilled({ wish, goTo: { path: ['questions', index, 'body'] } });
  return {
    goTo: fulfilled && fulfilled.wish === wish && wish.instead === goTo ? fulfilled.goTo : goTo,
    choose: (id: string) => setWish({ id, instead: goTo }),
  };
}
