import type { ApiReply } from '#contract/api.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { HandedInFiles } from '#server/features/files/answer-files.service.ts';
import { describeAnswer } from '#server/features/play/attempts/answer-reply.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import type { AttemptWithRules } from '#server/features/play/attempts/attempts.repository.ts';
import { feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/play/saving/decide-save.ts';

/** Saves the answers of a batch with two reads and one write. */

export type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];
/** Answers by attempt and question: first as stored, then with the decided changes. */
export type CurrentAnswers = Map<string, Row<'answer'>>;

type Save = { attemptId: number; answers: readonly AnswerSave[] };
export type DecidedAnswers = {
  saves: readonly AnswerSave[];
  attempt: AttemptWithRules;
  revision: Revision;
  decisions: Decision[];
};

const keyOf = ({ attempt_id, question_id }: answers.AnswerId) => `${attempt_id}/${question_id}`;

function toMap(rows: readonly Row<'answer'>[]): CurrentAnswers {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

export async function readCurrent(tx: Db, saves: readonly Save[]): Promise<CurrentAnswers> {
  const asked = saves.flatMap(({ attemptId, answers: sent }) =>
    sent.map(({ question_id }): [string, answers.AnswerId] => [
      `${attemptId}/${question_id}`,
      { attempt_id: attemptId, question_id },
    ]),
  );
  return toMap(await answers.findAnswers(tx, [...new Map(asked).values()]));
}

/** Decides the answers in order; each sees the changes of those before it. */
export function decideAnswers(
  saves: readonly AnswerSave[],
  attempt: AttemptWithRules,
  revision: Revision,
  current: CurrentAnswers,
  facts: { now: number; handedIn: HandedInFiles },
): DecidedAnswers {
  const target = { ...attempt, attemptId: attempt.id };
  const decisions = saves.map((save) => {
    const key = keyOf({ attempt_id: attempt.id, question_id: save.question_id });
    const decision = decideSave(save, current.get(key), target, revision, facts);
    if (decision.row) current.set(key, decision.row);
    return decision;
  });
  return { saves, attempt, revision, decisions };
}

/**
 * Stores the decided rows of attempts that are still `open`. If another process was faster, its row stays: returns
 * those keys and updates `current` with the stored rows.
 */
export async function storeAnswers(
  tx: Db,
  decided: readonly DecidedAnswers[],
  current: CurrentAnswers,
  open: ReadonlySet<number>,
): Promise<Set<string>> {
  const rows = toMap(decided.flatMap(({ decisions }) => decisions.flatMap(({ row }) => (row ? [row] : []))));
  if (rows.size === 0) return new Set();
  const wanted = [...rows.values()].filter(({ attempt_id }) => open.has(attempt_id));
  const stored = new Set((await answers.storeNewerAnswers(tx, wanted)).map(keyOf));
  const lost = [...rows.values()].filter((row) => !stored.has(keyOf(row)));
  for (const row of lost) current.delete(keyOf(row));
  for (const row of await answers.findAnswers(tx, lost)) current.set(keyOf(row), row);
  return new Set(lost.map(keyOf));
}

export function describeSaved(
  { saves, attempt, revision, decisions }: DecidedAnswers,
  current: ReadonlyMap<string, Row<'answer'>>,
  lost: ReadonlySet<string>,
  { now, handedIn }: { now: number; handedIn: HandedInFiles },
): SavedAnswer[] {
  const feedback = feedbackFor(attempt.state, attempt, now);
  return saves.map(({ question_id }, index): SavedAnswer => {
    const key = keyOf({ attempt_id: attempt.id, question_id });
    const row = current.get(key);
    const result = decisions[index]?.result ?? 'invalid';
    return {
      question_id,
      result: lost.has(key) && result === 'saved' ? (row ? 'stale' : 'late') : result,
      answer: row ? describeAnswer(row, revision, feedback, now, handedIn) : null,
    };
  });
}
