import { useEffect, useEffectEvent, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { LateWithheldCard } from '#parts/quiz-questions/views/player/late-withheld-card.tsx';
import { drawingId } from '../drawing-id.ts';
import type { PublicDrawing } from '../model.ts';
import { DrawingWork } from './drawing-work.tsx';

/** A task to draw; with a time limit it is seen once the student opens it. */
export function Player(props: PlayerProps<PublicDrawing, never>) {
  const { content, answers, mode, onShow, onOpen } = props;
  const { task } = content;
  const [hasOpened, setOpened] = useState(false);
  const reportShown = useEffectEvent(() => {
    if (mode === 'work') onShow(drawingId);
  });
  useEffect(() => reportShown(), []);
  if (!task.withheld) return <DrawingWork {...props} task={task} takesFocus={hasOpened} />;
  return (
    <LateWithheldCard
      question={task}
      questionNumber={1}
      questionCount={1}
      opening={findOwn(answers, drawingId)?.opening}
      isWorking={mode === 'work'}
      headingRef={null}
      onOpen={() => {
        setOpened(true);
        onOpen(drawingId);
      }}
    />
  );
}
