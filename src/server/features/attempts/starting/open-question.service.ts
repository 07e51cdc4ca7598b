import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { QuestionInfo } from '#form/activity-type.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import type { Row } from '#server/database/schema.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';
import { requireAnswerableAttempt } from '#server/features/attempts/ending/own-attempt.service.ts';
import { describeAnswer, emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import { publishAttemptChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import { pinOf } from '#server/features/attempts/reading/attempt-reply.ts';
import { createRulesForPerson } from '#server/features/attempts/reading/guest-rules.service.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { computeQuestionDeadline } from '#server/features/attempts/rules/time-limits.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { withFormulas } from '#server/formulas.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { perApp } from '#server/per-app.ts';

type ShownQuestion = { attempt: { id: number; courseware_id: number }; row: Row<'answer'> };

const getWriteBatch = perApp((app: App) =>
  createWriteBatch<ShownQuestion, null>({
    maxItems: 256,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: async (shownQuestions) => {
      const rows = shownQuestions.map(({ row }) => row);
      const rowByAnswer = new Map(rows.map((row) => [`${row.attempt_id}/${row.question_id}`, row]));
      await inTransaction(app.db, async (tx) => {
        // Saves lock attempts before answers. Another order could deadlock.
        await attemptChanges.raiseChangeNumber(tx, [...new Set(rows.map(({ attempt_id }) => attempt_id))]);
        await answers.storeFirstShown(tx, [...rowByAnswer.values()]);
        for (const { attempt } of shownQuestions) publishAttemptChange(app, tx, attempt);
      });
      return shownQuestions.map(() => null);
    },
  }),
);

/** Describes one opened question without any other question, since others may still be hidden. */
function describeOpenedQuestion(
  attempt: attempts.AttemptWithRules,
  revision: Revision,
  question: QuestionInfo,
) {
  const otherIds = new Set([...revision.questions.keys()].filter((id) => id !== question.id));
  const content = revision.model.work.toPublic(revision.content, pinOf(attempt), otherIds);
  return { question, content: withFormulas(content) };
}

/**
 * Returns a question and starts its time limit; the start is stored first. Later calls, also from other devices, get the
 * same deadline. Refuses with 'time_is_up', 'already_submitted' and 'courseware_closed'.
 */
export async function showQuestion(
  context: SignedInContext,
  input: ParsedInputOf<Api['POST /play/show_question']>,
): Promise<ApiReply<'POST /play/show_question'>> {
  const { app, actor } = context;
  const attempt = await requireAnswerableAttempt(context, input.attempt_id);
  const now = app.now();
  const isTimeUp = attempt.deadline_at !== null && now >= attempt.deadline_at;
  if (isTimeUp) throw new AppError('time_is_up');
  if (attempt.state === 'submitted') throw new AppError('already_submitted');
  if (attempt.is_open === 0) throw new AppError('courseware_closed');
  const revision = await readRevision(app, app.db, attempt);
  const question = requireFound(revision.questions.get(input.question_id));
  const answerId = { attempt_id: attempt.id, question_id: question.id };
  let [row] = await answers.findAnswers(app.db, [answerId]);
  if (row?.shown_at == null) {
    const shownAnswer = emptyAnswer(attempt.id, question.id, question.max_score);
    const deadline_at = computeQuestionDeadline(now, question, attempt);
    const shownRow = { ...shownAnswer, shown_at: now, deadline_at, saved_at: now };
    await getWriteBatch(app)({ attempt, row: shownRow });
    [row] = await answers.findAnswers(app.db, [answerId]);
  }
  const rules = await createRulesForPerson(app.db, now)(actor, attempt);
  const feedback = feedbackFor(attempt.state, rules, now);
  return {
    server_now: now,
    answer: describeAnswer(
      requireFound(row),
      revision,
      feedback,
      now,
      await findFilesOfAnswers(app.db, row ? [row] : []),
    ),
    ...describeOpenedQuestion(attempt, revision, question),
  };
}
