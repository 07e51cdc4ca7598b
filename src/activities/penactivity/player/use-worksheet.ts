import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import type { InkWorkProps } from '#parts/ink/ink-work.tsx';
import type { PublicQuestion, PublicSheet } from '../model.ts';

type InkControls = Parameters<NonNullable<InkWorkProps['onControls']>>[0];

/** Which question and page the student is at, how much is drawn for each, and the way to a question's place. */
export function useWorksheet({ content, mode, onItems, onShow }: PlayerProps<PublicSheet, never>) {
  const { questions } = content;
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [currentId, setCurrentId] = useState(questions[0]?.id);
  const [shownPage, setShownPage] = useState(0);
  const [controls, setControls] = useState<InkControls>();

  const reportShown = useEffectEvent(() => {
    if (mode === 'work' && currentId !== undefined) onShow(currentId);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reports each other question
  useEffect(() => reportShown(), [currentId]);

  return {
    counts,
    currentId,
    shownPage,
    setControls,
    goTo: ({ id, page, box }: PublicQuestion) => {
      setCurrentId(id);
      if (box) controls?.showBox(page, box);
      else controls?.showPage(page);
      controls?.focus();
    },
    /** The student has turned to another page. */
    noteShownPage: (turnedTo: number) => {
      setShownPage(turnedTo);
      const current = questions.find(({ id }) => id === currentId);
      const first = questions.find((question) => question.page === turnedTo);
      if (first && current?.page !== turnedTo) setCurrentId(first.id);
    },
    noteItems: (id: string, count: number) => {
      onItems(id, count);
      const known = counts.get(id);
      // What is there when the page opens was not drawn just now.
      if (known !== undefined && known !== count) setCurrentId(id);
      setCounts((before) => new Map([...before, [id, count]]));
    },
  };
}
