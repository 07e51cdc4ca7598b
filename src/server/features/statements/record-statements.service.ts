import { randomUUID } from 'node:crypto';
import type { QuestionMark } from '#form/activity-type.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import {
  countStatementsOf,
  type EventFacts,
  type LearningEvent,
  toScoreEvent,
  toStart,
  toSubmission,
} from './learning-event.ts';
import { readRecordStore } from './record-store.service.ts';
import * as statements from './statements.repository.ts';

/**
 * Notes what becomes statements of learning in the transaction that changes the work, while the school has a record store.
 * Without one this costs a look at a setting. The statements are made when they are sent.
 */

/** Notes what `toEvent` says about each member of the attempts. */
async function recordAbout(
  app: App,
  tx: Db,
  attemptIds: readonly number[],
  toEvent: (facts: EventFacts) => LearningEvent | undefined,
): Promise<void> {
  if (attemptIds.length === 0) return;
  const school = await readRecordStore(tx);
  if (!school.is_on) return;
  const members = await statements.listMemberFacts(tx, attemptIds);
  const revisionOf = await readRevisions(app, tx, members);
  const created_at = app.now();
  const rows = members.flatMap((member) => {
    const event = toEvent({ school, member, revision: revisionOf(member) });
    if (!event) return [];
    const statement_count = countStatementsOf(event);
    const json = JSON.stringify(event);
    return [{ id: randomUUID(), user_id: member.user_id, json, statement_count, created_at }];
  });
  await statements.insertEvents(tx, rows);
}

export async function recordStarts(app: App, tx: Db, attemptIds: readonly number[]): Promise<void> {
  await recordAbout(app, tx, attemptIds, toStart);
}

/** After marking. `answers` are those of all these attempts that were answered, and their traces. */
export async function recordSubmissions(
  app: App,
  tx: Db,
  attemptIds: readonly number[],
  answers: readonly Row<'answer'>[],
): Promise<void> {
  const answersByAttempt = Map.groupBy(answers, ({ attempt_id }) => attempt_id);
  await recordAbout(app, tx, attemptIds, (facts) =>
    toSubmission(facts, answersByAttempt.get(facts.member.attempt_id) ?? []),
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
  await recordAbout(app, tx, [attempt.id], ({ member, ...facts }) =>
    member.own_score === null
      ? toScoreEvent({ ...facts, member: { ...member, score, max_score } }, app.now())
      : undefined,
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
  await recordAbout(app, tx, [attempt.id], (facts) =>
    facts.member.user_id === userId ? toScoreEvent(facts, app.now()) : undefined,
  );
}
