import type { ApiReply } from '#contract/api.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { describeAnswer } from '#server/features/play/answer-reply.ts';
import * as answers from '#server/features/play/answers.repository.ts';
import * as attempts from '#server/features/play/attempts.repository.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/play/decide-save.ts';
import { feedbackFor } from '#server/features/play/feedback.ts';
import { openRulesForPerson } from '#server/features/play/guest-rules.service.ts';
import { publishAttempt } from '#server/features/play/live-events.ts';
import { refusalOfMissing } from '#server/features/play/missing.service.ts';
import { type Revision, readRevisions } from '#server/features/play/revisions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App } from '#server/http/context.ts';
import { isAllowed, refusalOf } from '#server/policy/policy.ts';

/** One transaction for the saves of many students: two reads and two writes, however many there are. */

export type SaveItem = { actor: Actor; attemptId: number; answers: readonly AnswerSave[] };
type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];
export type SaveOutcome = { refusal: AppError } | { answers: SavedAnswer[] };

type Attempt = attempts.AttemptWithRules;
type Decided = { item: SaveItem; attempt: Attempt; revision: Revision; decisions: Decision[] };

const keyOf = ({ attempt_id, question_id }: answers.AnswerId) => `${attempt_id}/${question_id}`;

function toMap(rows: readonly Row<'answer'>[]): Map<string, Row<'answer'>> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function refuse(db: Db, item: SaveItem, attempt: Attempt | undefined): Promise<AppError | undefined> {
  if (!attempt) return refusalOfMissing(db, item.actor.id, { attemptId: item.attemptId });
  const isOwn = await isAllowed(db, item.actor, 'attempt.work', attempt);
  return isOwn ? undefined : refusalOf(item.actor, 'attempt.work');
}

/** Decides item after item; a later one sees what an earlier one is going to store. */
function decideAll(
  item: SaveItem,
  attempt: Attempt,
  revision: Revision,
  current: Map<string, Row<'answer'>>,
  now: number,
): Decision[] {
  const target = { ...attempt, attemptId: attempt.id };
  return item.answers.map((save) => {
    const key = keyOf({ attempt_id: attempt.id, question_id: save.question_id });
    const decision = decideSave(save, current.get(key), target, revision, now);
    if (decision.row) current.set(key, decision.row);
    return decision;
  });
}

/**
 * Stores the decided rows. What another process was faster with stays as it did it: those keys come back,
 * with `current` brought to what is stored now.
 */
async function storeDecided(
  tx: Db,
  decided: readonly Decided[],
  current: Map<string, Row<'answer'>>,
  now: number,
): Promise<Set<string>> {
  const rows = toMap(decided.flatMap(({ decisions }) => decisions.flatMap(({ row }) => (row ? [row] : []))));
  if (rows.size === 0) return new Set();
  const open = await attempts.touchAttempts(
    tx,
    [...new Set([...rows.values()].map((row) => row.attempt_id))],
    now,
  );
  const wanted = [...rows.values()].filter(({ attempt_id }) => open.has(attempt_id));
  const stored = new Set((await answers.storeNewerAnswers(tx, wanted)).map(keyOf));
  const lost = [...rows.values()].filter((row) => !stored.has(keyOf(row)));
  for (const row of lost) current.delete(keyOf(row));
  for (const row of await answers.findAnswers(tx, lost)) current.set(keyOf(row), row);
  return new Set(lost.map(keyOf));
}

function describeOutcome(
  { item, attempt, revision, decisions }: Decided,
  current: ReadonlyMap<string, Row<'answer'>>,
  lost: ReadonlySet<string>,
  now: number,
): SaveOutcome {
  const feedback = feedbackFor(attempt.state, attempt, now);
  const replies = item.answers.map(({ question_id }, index): SavedAnswer => {
    const key = keyOf({ attempt_id: attempt.id, question_id });
    const row = current.get(key);
    const result = decisions[index]?.result ?? 'invalid';
    return {
      question_id,
      result: lost.has(key) && result === 'saved' ? (row ? 'stale' : 'late') : result,
      answer: row ? describeAnswer(row, revision, feedback, now) : null,
    };
  });
  return { answers: replies };
}

/** Gives one outcome per item; throws only when the database does. */
export async function saveTogether(app: App, items: readonly SaveItem[]): Promise<SaveOutcome[]> {
  const changed = new Map<number, Attempt>();
  const outcomes = await inTransaction(app.db, async (tx) => {
    const ids = [...new Set(items.map(({ attemptId }) => attemptId))];
    const found = new Map((await attempts.findAttempts(tx, ids)).map((row) => [row.id, row]));
    const revisions = await readRevisions(app, tx, [...found.values()]);
    const asked = items.flatMap(({ attemptId, answers: sent }) =>
      sent.map(({ question_id }): [string, answers.AnswerId] => [
        `${attemptId}/${question_id}`,
        { attempt_id: attemptId, question_id },
      ]),
    );
    const current = toMap(await answers.findAnswers(tx, [...new Map(asked).values()]));
    const now = app.now();
    const rulesFor = openRulesForPerson(tx, now);
    const decided: (Decided | { refusal: AppError })[] = [];
    for (const item of items) {
      const stored = found.get(item.attemptId);
      const attempt = stored && (await rulesFor(item.actor, stored));
      const revision = attempt && revisions.get(attempt.revision_id);
      const refusal = await refuse(tx, item, attempt);
      if (refusal || !attempt || !revision) decided.push({ refusal: refusal ?? new AppError('not_found') });
      else {
        const decisions = decideAll(item, attempt, revision, current, now);
        if (decisions.some(({ row }) => row)) changed.set(attempt.id, attempt);
        decided.push({ item, attempt, revision, decisions });
      }
    }
    const kept = decided.filter((each) => 'item' in each);
    const lost = await storeDecided(tx, kept, current, now);
    return decided.map((each) => ('item' in each ? describeOutcome(each, current, lost, now) : each));
  });
  for (const attempt of changed.values()) publishAttempt(app, attempt);
  return outcomes;
}
