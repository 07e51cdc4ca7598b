import { findOwn } from '#contract/find-own.ts';
import type { MarkingGuide } from '#form/activity-type.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { shortenTask } from '#parts/drawing-tasks/task-bar/task-bar.tsx';
import { TaskFrame, TaskNote } from '#parts/drawing-tasks/task-bar/task-frame.tsx';
import { usePages } from '#parts/drawing-tasks/use-pages.ts';
import { InkPlayer } from '#parts/ink-answers/ink-player.tsx';
import { Countdown } from '#parts/quiz-questions/views/player/countdown.tsx';
import { useNow } from '#parts/quiz-questions/views/player/use-now.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { drawingId } from '../drawing-id.ts';
import type { OpenTask, PublicDrawing } from '../model.ts';
import { playerMessages } from './player-messages.ts';

type DrawingWorkProps = PlayerProps<PublicDrawing, never> & {
  task: OpenTask;
  /** The student has just opened the task. */
  takesFocus: boolean;
};

const LateGuide = createLateComponent(
  async () => (await import('#parts/quiz-questions/answer-parts/guide.tsx')).Guide,
);

const questionOf = () => drawingId;

/** The canvas below what to draw. */
export function DrawingWork({ task, takesFocus, ...props }: DrawingWorkProps) {
  const { answers, mode, context, onItems } = props;
  const t = useMessages(playerMessages);
  const answer = findOwn(answers, drawingId);
  const { remainingMs, isTimeUp } = useTimeLeft(mode === 'work' ? answer?.deadlineAt : undefined);
  const pages = usePages(task.page);
  const limitMs = (task.time_limit_s ?? 0) * 1_000;
  const guide = mode === 'review' ? (answer?.key as MarkingGuide | null | undefined) : undefined;
  return (
    <TaskFrame
      task={task}
      mediaUrl={context.mediaUrl}
      takesFocus={takesFocus}
      aside={mode === 'work' && limitMs > 0 && <Countdown {...{ remainingMs, limitMs }} />}
      details={guide && <LateGuide guide={guide} />}
      note={isTimeUp && <TaskNote>{t('time_over')}</TaskNote>}
    >
      <InkPlayer
        key={JSON.stringify(task.page)}
        label={t('your_drawing')}
        pages={pages}
        tools={task.tools}
        colours={task.colours}
        questionOf={questionOf}
        mode={mode}
        isLocked={isTimeUp || (answer?.locked ?? false)}
        context={context}
        onItems={onItems}
        exportName={shortenTask(task) || t('your_drawing')}
      />
    </TaskFrame>
  );
}

/** Undefined without a limit, and until the server has begun to count. */
function useTimeLeft(deadlineAt: number | undefined): { remainingMs: number | undefined; isTimeUp: boolean } {
  const now = useNow(deadlineAt !== undefined);
  const remainingMs = deadlineAt === undefined ? undefined : deadlineAt - now;
  return { remainingMs, isTimeUp: remainingMs !== undefined && remainingMs <= 0 };
}
