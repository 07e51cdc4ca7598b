import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { emptyAnswer } from '#server/features/play/answer-reply.ts';
import * as answers from '#server/features/play/answers.repository.ts';
import { requireOwnAttempt } from '#server/features/play/attempt.service.ts';
import { publishAttempt } from '#server/features/play/live-events.ts';
import { readRevision } from '#server/features/play/revisions.service.ts';
import { isOver, questionDeadline } from '#server/features/play/time-limits.ts';
import { AppError, found } from '#server/http/app-error.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

const batchOfApp = new WeakMap<App, WriteBatch<Row<'answer'>, null>>();

function batchOf(app: App): WriteBatch<Row<'answer'>, null> {
  const known = batchOfApp.get(app);
  if (known) return known;
  const batch = createWriteBatch<Row<'answer'>, null>({
    maxItems: 256,
    write: async (rows) => {
      const unique = new Map(rows.map((row) => [`${row.attempt_id}/${row.question_id}`, row]));
      await inTransaction(app.db, (tx) => answers.storeFirstShown(tx, [...unique.values()]));
      return rows.map(() => null);
    },
  });
  batchOfApp.set(app, batch);
  return batch;
}

/** Starts the question's own time limit; only the first call for a question of an attempt does. */
export async function showQuestion(
  context: SignedInContext,
  input: ParsedInputOf<Api['POST /play/show_question']>,
): Promise<ApiReply<'POST /play/show_question'>> {
  const { app } = context;
  const attempt = await requireOwnAttempt(context, input.attempt_id);
  const now = app.now();
  if (attempt.state === 'submitted') {
    throw new AppError(isOver(attempt.deadline_at, now) ? 'time_is_up' : 'already_submitted');
  }
  if (attempt.is_open === 0) throw new AppError('courseware_closed');
  const revision = await readRevision(app, app.db, attempt.revision_id);
  const question = found(revision.questions.get(input.question_id));
  const id = { attempt_id: attempt.id, question_id: question.id };
  const [stored] = await answers.findAnswers(app.db, [id]);
  if (typeof stored?.shown_at === 'number') return { deadline_at: stored.deadline_at, server_now: now };

  const shown = emptyAnswer(attempt.id, question.id, question.maxScore);
  const deadline_at = questionDeadline(now, question, attempt);
  await batchOf(app)({ ...shown, shown_at: now, deadline_at, saved_at: now });
  publishAttempt(app, attempt);
  const [first] = await answers.findAnswers(app.db, [id]);
  return { deadline_at: first?.deadline_at ?? null, server_now: now };
}
