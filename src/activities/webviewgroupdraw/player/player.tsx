import { useEffect, useEffectEvent } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { MarkingGuide } from '#form/activity-type.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { TaskFrame, TaskNote } from '#parts/drawing-tasks/task-bar/task-frame.tsx';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { useReading } from '#parts/reading/views/use-reading.ts';
import { useControl } from '#parts/spaces/use-space.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { boardMessages } from '../board/board-messages.ts';
import { isFrozen, readControl } from '../board/control.ts';
import { boardId } from '../board-id.ts';
import type { PublicBoard } from '../model.ts';
import { BesideWebPage } from './beside-web-page.tsx';
import { BoardWork } from './board-work.tsx';

const LateGuide = createLateComponent(
  async () => (await import('#parts/quiz-questions/answer-parts/guide.tsx')).Guide,
);

/** The task, and below it the board that its group or the whole class shares. */
export function Player(props: PlayerProps<PublicBoard, never, OpeningTrace>) {
  const { content, answers, mode, context, onShow } = props;
  const t = useMessages(boardMessages);
  useReading(props, { opensAtOnce: true });
  const reportShown = useEffectEvent(() => {
    if (mode === 'work') onShow(boardId);
  });
  useEffect(() => reportShown(), []);
  const control = readControl(useControl(context.spaces));
  const isPaused = mode === 'work' && isFrozen(control, context.spaces?.attemptId);
  const guide =
    mode === 'review' ? (findOwn(answers, boardId)?.key as MarkingGuide | null | undefined) : null;
  return (
    <TaskFrame
      task={content}
      mediaUrl={context.mediaUrl}
      takesFocus={false}
      details={guide && <LateGuide guide={guide} />}
      note={isPaused && <TaskNote>{t('frozen')}</TaskNote>}
    >
      <BesideWebPage webPage={content.web_page}>
        <BoardWork {...props} control={control} isPaused={isPaused} />
      </BesideWebPage>
    </TaskFrame>
  );
}
