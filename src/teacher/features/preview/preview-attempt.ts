import type { ApiReply } from '#contract/api.ts';
import type { Feedback } from '#contract/rules/feedback-rule.ts';
import type { ActivityModel, AttemptPin, QuestionInfo, StoredFile } from '#form/activity-type.ts';
import { findWithheld, withholdTitles } from '#form/withheld.ts';

/** A student's attempt in the preview: answers stay in memory and are marked here. Pure. */

export type PreviewSettings = Pick<
  ApiReply<'GET /teacher/courseware_preview'>['settings'],
  'feedback_rule' | 'due_at' | 'late_hours' | 'shuffle' | 'marks_held'
>;

type PreviewAnswer = {
  response: unknown;
  files?: readonly StoredFile[];
  item_count?: number;
  flagged: boolean;
  locked: boolean;
  deadlineAt?: number;
};

export type PreviewAttempt = {
  pin: AttemptPin;
  answers: Readonly<Record<string, PreviewAnswer>>;
  isSubmitted: boolean;
};

/** `public` and `questions` leave out questions that are still withheld. */
export type PreviewContent = { content: unknown; public: unknown; questions: readonly QuestionInfo[] };

export const noAnswer: PreviewAnswer = { response: undefined, flagged: false, locked: false };

export function startAttempt(pin: AttemptPin): PreviewAttempt {
  return { pin, answers: {}, isSubmitted: false };
}

/** The content for the player; undefined while an unfinished draft has nothing to show. */
export function prepareContent(
  model: ActivityModel,
  content: unknown,
  attempt: PreviewAttempt,
  feedback: Feedback,
): PreviewContent | undefined {
  const { pin, answers } = attempt;
  const showsAll = feedback === 'all';
  try {
    const questions = model.work.questions(content);
    const withheldIds = findWithheld(questions, (id) => showsAll || answers[id]?.deadlineAt !== undefined);
    const publicContent = model.work.public.parse(model.work.toPublic(content, pin, withheldIds));
    return questions.length === 0 && !model.work.trace
      ? undefined
      : { content, public: publicContent, questions: withholdTitles(questions, withheldIds) };
  } catch {
    return undefined;
  }
}

function changeAnswer(attempt: PreviewAttempt, id: string, changes: Partial<PreviewAnswer>): PreviewAttempt {
  const answer = attempt.answers[id] ?? noAnswer;
  return { ...attempt, answers: { ...attempt.answers, [id]: { ...answer, ...changes } } };
}

function isClosed({ answers, isSubmitted }: PreviewAttempt, id: string): boolean {
  return isSubmitted || (answers[id]?.locked ?? false);
}

export function setAnswer(attempt: PreviewAttempt, id: string, response: unknown): PreviewAttempt {
  return isClosed(attempt, id) ? attempt : changeAnswer(attempt, id, { response });
}

function setFiles(attempt: PreviewAttempt, id: string, files: readonly StoredFile[]): PreviewAttempt {
  return isClosed(attempt, id) ? attempt : changeAnswer(attempt, id, { files });
}

export function flagQuestion(attempt: PreviewAttempt, id: string, flagged: boolean): PreviewAttempt {
  return attempt.isSubmitted ? attempt : changeAnswer(attempt, id, { flagged });
}

export function addFile(attempt: PreviewAttempt, id: string, file: StoredFile): PreviewAttempt {
  return setFiles(attempt, id, [...(attempt.answers[id]?.files ?? []), file]);
}

export function removeFile(attempt: PreviewAttempt, id: string, file: StoredFile): PreviewAttempt {
  return setFiles(attempt, id, attempt.answers[id]?.files?.filter((each) => each.id !== file.id) ?? []);
}

export function setItemCount(attempt: PreviewAttempt, id: string, item_count: number): PreviewAttempt {
  const isUnchanged = (attempt.answers[id]?.item_count ?? 0) === item_count;
  return isUnchanged || isClosed(attempt, id) ? attempt : changeAnswer(attempt, id, { item_count });
}

/** An answer is locked when it is checked or its time is over. */
export function lockAnswer(attempt: PreviewAttempt, id: string): PreviewAttempt {
  return isClosed(attempt, id) ? attempt : changeAnswer(attempt, id, { locked: true });
}

/** Starts the time of a question with its own limit when it is first opened. `now` is in milliseconds. */
export function openQuestion(
  attempt: PreviewAttempt,
  { id, time_limit_s }: QuestionInfo,
  now: number,
): PreviewAttempt {
  if (time_limit_s === undefined || attempt.isSubmitted || attempt.answers[id]?.deadlineAt !== undefined) {
    return attempt;
  }
  return changeAnswer(attempt, id, { deadlineAt: now + time_limit_s * 1000 });
}

/** Locks the answers whose time is over at `now`. */
export function expireAnswers(attempt: PreviewAttempt, now: number): PreviewAttempt {
  const lateEntries = Object.entries(attempt.answers).filter(
    ([, { deadlineAt, locked }]) => !locked && deadlineAt !== undefined && deadlineAt <= now,
  );
  return lateEntries.reduce((changed, [id]) => lockAnswer(changed, id), attempt);
}

export function findNextDeadline({ answers, isSubmitted }: PreviewAttempt): number | undefined {
  if (isSubmitted) return undefined;
  const openDeadlines = Object.values(answers).flatMap(({ locked, deadlineAt }) =>
    locked || deadlineAt === undefined ? [] : [deadlineAt],
  );
  return openDeadlines.length === 0 ? undefined : Math.min(...openDeadlines);
}

export function submitAttempt(attempt: PreviewAttempt): PreviewAttempt {
  return { ...attempt, isSubmitted: true };
}
