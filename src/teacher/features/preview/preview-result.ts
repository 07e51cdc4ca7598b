import { decideFeedback, type Feedback } from '#contract/rules/feedback-rule.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import type { AnswerState } from '#form/activity-views.ts';
import { type Mark, markWork } from '#form/mark-work.ts';
import {
  noAnswer,
  type PreviewAttempt,
  type PreviewContent,
  type PreviewSettings,
} from './preview-attempt.ts';

/** The mark, feedback and answers of a previewed attempt. Pure. */

export function markAttempt(model: ActivityModel, content: PreviewContent, attempt: PreviewAttempt): Mark {
  const answerEntries = Object.entries(attempt.answers);
  const answeredEntries = answerEntries.filter(([, { response }]) => response !== undefined);
  const handedInEntries = answerEntries.filter(
    ([, { files = [], item_count = 0 }]) => files.length > 0 || item_count > 0,
  );
  return markWork(
    model,
    content.content,
    Object.fromEntries(answeredEntries.map(([id, { response }]) => [id, response])),
    new Set(handedInEntries.map(([id]) => id)),
  );
}

/** The feedback that a student would get at `now`. The preview treats every courseware as open. */
export function decidePreviewFeedback(
  { feedback_rule, due_at, late_hours, marks_held }: Omit<PreviewSettings, 'shuffle'>,
  isSubmitted: boolean,
  now: number,
): Feedback {
  return decideFeedback(
    { feedback_rule, due_at, late_hours, isOpen: true, isHeld: marks_held },
    isSubmitted,
    now,
  );
}

/** The answers as a player gets them. A key appears only where the feedback shows it. */
export function toAnswerStates(
  model: ActivityModel,
  content: PreviewContent,
  attempt: PreviewAttempt,
  feedback: Feedback,
): Record<string, AnswerState> {
  const mark = feedback === 'none' ? undefined : markAttempt(model, content, attempt);
  return Object.fromEntries(
    content.questions.map(({ id }) => {
      const { response, files, item_count, flagged, locked, deadlineAt } = attempt.answers[id] ?? noAnswer;
      const isShown = feedback === 'all' || (feedback === 'checked' && locked);
      const questionMark = mark?.questions.get(id);
      const state: AnswerState = {
        response,
        flagged,
        locked: locked || attempt.isSubmitted,
        ...(files ? { files } : {}),
        ...(item_count ? { item_count } : {}),
        save: response === undefined && !files ? 'none' : 'saved',
        ...(deadlineAt !== undefined && !attempt.isSubmitted ? { deadlineAt } : {}),
        ...(isShown && questionMark ? { mark: questionMark } : {}),
        ...(isShown ? { key: model.work.toKey(content.content, id) } : {}),
      };
      return [id, state];
    }),
  );
}
