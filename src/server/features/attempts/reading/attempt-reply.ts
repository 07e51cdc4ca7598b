import type { ApiReply } from '#contract/api.ts';
import type { Feedback } from '#contract/rules/feedback-rule.ts';
import { findLateTime, isLateWork } from '#contract/rules/late-work.ts';
import type { AttemptPin } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { findWithheld, withholdTitles } from '#form/withheld.ts';
import type { App } from '#server/app.ts';
import type { Row } from '#server/database/schema.ts';
import { describeAnswer, emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import { describeReopening, findReopenings } from '#server/features/attempts/reading/reopenings.service.ts';
import { limitsOnDevice } from '#server/features/attempts/reading/server-limits.service.ts';
import { listAnswers } from '#server/features/attempts/rows/answers.repository.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import { listNewestSteps } from '#server/features/attempts/rows/mark-steps.repository.ts';
import { areMarksHeld, feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { readResponse } from '#server/features/attempts/rules/read-response.ts';
import { canHaveAnswer, type Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { withFormulas } from '#server/formulas.ts';

type AttemptReply = ApiReply<'GET /play/attempt'>;

export const pinOf = ({ seed, shuffle }: Pick<Row<'attempt'>, 'seed' | 'shuffle'>): AttemptPin => ({
  seed,
  shuffle: shuffle === 1,
});

/** With full feedback, adds an empty answer for each unanswered question, so that its key and mark 0 are shown. */
function addEmptyAnswers(
  attempt: AttemptWithRules,
  rows: readonly Row<'answer'>[],
  revision: Revision,
  feedback: Feedback,
): Row<'answer'>[] {
  const givenAnswers = rows.filter(({ question_id }) => canHaveAnswer(revision, question_id));
  if (feedback !== 'all') return givenAnswers;
  const answeredIds = new Set(givenAnswers.map(({ question_id }) => question_id));
  const unansweredQuestions = [...revision.questions.values()].filter(({ id }) => !answeredIds.has(id));
  return [
    ...givenAnswers,
    ...unansweredQuestions.map(({ id, max_score }) => emptyAnswer(attempt.id, id, max_score)),
  ];
}

/** Finds the timed questions that the student has not opened in this attempt; none with full feedback. */
function findWithheldParts({ timedQuestions }: Revision, rows: readonly Row<'answer'>[], feedback: Feedback) {
  const isOpened = (id: string) =>
    feedback === 'all' || rows.some(({ question_id, shown_at }) => question_id === id && shown_at !== null);
  return findWithheld(timedQuestions, isOpened);
}

/** Teachers' comments on their marks, by question id. Only teachers see the comment on a withdrawn mark. */
async function readCommentsByQuestion({ db }: App, attemptId: number): Promise<ReadonlyMap<string, string>> {
  const steps = await listNewestSteps(db, [attemptId]);
  return new Map(
    steps.flatMap(({ question_id, score, comment }) => (score === null ? [] : [[question_id, comment]])),
  );
}

/** An attempt as one of its members sees it, with this student's number and feedback rules. */
export async function describeAttempt(
  app: App,
  attempt: AttemptWithRules & { waits_for_class: boolean; number: number; group: AttemptReply['group'] },
): Promise<AttemptReply> {
  const revision = await readRevision(app, app.db, attempt);
  const rows = await listAnswers(app.db, [attempt.id]);
  const handedInFiles = await findFilesOfAnswers(app.db, rows);
  const now = app.now();
  const feedback = feedbackFor(attempt.state, attempt, now);
  const showsAll = feedback === 'all';
  const reopenings = await findReopenings(app.db, [attempt]);
  const commentByQuestion = showsAll
    ? await readCommentsByQuestion(app, attempt.id)
    : new Map<string, string>();
  const pin = pinOf(attempt);
  const lateTime = findLateTime(attempt);
  const withheldParts = findWithheldParts(revision, rows, feedback);
  return {
    id: attempt.id,
    courseware_id: attempt.courseware_id,
    name: attempt.courseware_name,
    description: revision.description,
    display_language: revision.displayLanguage,
    startup_screen: revision.startupScreen,
    type: revision.type,
    is_marked: revision.hasMarkedQuestions,
    number: attempt.number,
    group: attempt.group,
    state: attempt.state,
    ended_by: attempt.ended_by,
    feedback_rule: attempt.feedback_rule,
    waits_for_class: attempt.waits_for_class,
    marks_held: areMarksHeld(attempt),
    started_at: attempt.started_at,
    submitted_at: attempt.submitted_at,
    ...(isLateWork(attempt, attempt.due_at) && { is_late: true as const }),
    ...(lateTime && { late_from: lateTime.from }),
    deadline_at: attempt.deadline_at,
    ...(attempt.time_limit_minutes !== null &&
      limitsOnDevice(revision) && { limit_minutes: attempt.time_limit_minutes }),
    server_now: now,
    content: withFormulas(revision.model.work.toPublic(revision.content, pin, withheldParts)),
    questions: withholdTitles(revision.model.work.questions(revision.content, pin), withheldParts),
    answers: addEmptyAnswers(attempt, rows, revision, feedback).map((row) => {
      const comment = commentByQuestion.get(row.question_id);
      return {
        ...describeAnswer(row, revision, feedback, now, handedInFiles),
        // Of a trace no more than the time allows, so that no device gets back what another one has made up.
        ...(row.question_id === traceId && {
          response: readResponse(revision.model, row, attempt.started_at),
        }),
        ...(comment ? { comment } : {}),
      };
    }),
    score: showsAll ? attempt.score : null,
    max_score: attempt.max_score,
    needs_teacher: showsAll && attempt.needs_teacher === 1,
    comment: showsAll ? attempt.comment : '',
    ...describeReopening(attempt, reopenings),
  };
}
