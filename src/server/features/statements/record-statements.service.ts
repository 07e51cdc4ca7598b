import { randomUUID } from 'node:crypto';
import type { QuestionMark } from '#form/activity-type.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { type AttemptFacts, describeScore, describeStart, describeSubmission } from './attempt-statements.ts';
import { readRecordStore } from './record-store.service.ts';
import type { Statement } from './statement.ts';
import * as statements from './statements.repository.ts';

/**
 * Writes statements of learning in the transaction that changes the work, while the school has a record store. Without one
 * this costs a look at a setting.
 */

/** Writes what `describe` says about each member of the attempts, which are read only while there is a store. */
async function recordAbout(
  app: App,
  tx: Db,
  readAttempts: () => Promise<readonly Row<'attempt'>[]>,
  describe: (facts: AttemptFacts) => Statement[],
): Promise<void> {
  const school = await readRecordStore(tx);
  if (!school.is_on) return;
  const attempts = await readAttempts();
  const attemptIds = attempts.map(({ id }) => id);
  const membersByAttempt = Map.groupBy(
    await statements.listMembers(tx, attemptIds),
    ({ attempt_id }) => attempt_id,
  );
  const places = await statements.listPlaces(
    tx,
    attempts.map(({ courseware_id }) => courseware_id),
  );
  const revisionOf = await readRevisions(app, tx, attempts);
  const created_at = app.now();
  const rows = attempts.flatMap((attempt) => {
    const place = places.get(attempt.courseware_id);
    if (!place) return [];
    const revision = revisionOf(attempt);
    return (membersByAttempt.get(attempt.id) ?? []).flatMap((member) =>
      describe({ school, attempt, place, revision, member, createId: randomUUID }).map((statement) => ({
        id: statement.id,
        user_id: member.user_id,
        json: JSON.stringify(statement),
        created_at,
      })),
    );
  });
  await statements.insertStatements(tx, rows);
}

export async function recordStarts(app: App, tx: Db, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length === 0) return;
  await recordAbout(app, tx, () => statements.listAttempts(tx, attemptIds), describeStart);
}

/** After marking. `answers` are those of all these attempts that were answered, and their traces. */
export async function recordSubmissions(
  app: App,
  tx: Db,
  attemptIds: readonly number[],
  answers: readonly Row<'answer'>[],
): Promise<void> {
  if (attemptIds.length === 0) return;
  const answersByAttempt = Map.groupBy(answers, ({ attempt_id }) => attempt_id);
  await recordAbout(
    app,
    tx,
    () => statements.listAttempts(tx, attemptIds),
    (facts) => describeSubmission(facts, answersByAttempt.get(facts.attempt.id) ?? []),
  );
}

const isSameResult = (attempt: Row<'attempt'>, total: QuestionMark) =>
  attempt.score === total.score &&
  attempt.max_score === total.max_score &&
  (attempt.needs_teacher === 1) === total.needs_teacher;

/**
 * After a submitted attempt was marked again, by a teacher or a correction. `attempt` is what it was before. Members with a
 * mark of their own keep it.
 */
export async function recordNewScore(
  app: App,
  tx: Db,
  attempt: Row<'attempt'>,
  total: QuestionMark,
): Promise<void> {
  if (total.needs_teacher || isSameResult(attempt, total)) return;
  const { score, max_score } = total;
  const marked = { ...attempt, score, max_score, needs_teacher: 0 as const };
  await recordAbout(
    app,
    tx,
    () => Promise.resolve([marked]),
    (facts) => (facts.member.own_score === null ? describeScore(facts, app.now()) : []),
  );
}

/** After a teacher gave a member of a group a mark of their own, or took it back, which `own_score` of the member tells. */
export async function recordMemberScore(
  app: App,
  tx: Db,
  attempt: Row<'attempt'>,
  userId: number,
): Promise<void> {
  if (attempt.needs_teacher === 1) return;
  await recordAbout(
    app,
    tx,
    () => Promise.resolve([attempt]),
    (facts) => (facts.member.user_id === userId ? describeScore(facts, app.now()) : []),
  );
}
