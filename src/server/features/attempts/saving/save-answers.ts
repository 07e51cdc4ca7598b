import type { ApiReply } from '#contract/api.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { describeAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/attempts/saving/decide-save.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { AnswerFilesById } from '#server/features/files/answer-files.service.ts';

/** Saves the answers of a batch with two reads and one write: reads, decides, stores and describes them. */

/** Answers by attempt and question: first as stored, then with the decided changes. */
export type CurrentAnswers = Map<string, Row<'answer'>>;

type AttemptSave = { attemptId: number; answers: readonly AnswerSave[] };

/** The key of an answer in `CurrentAnswers`. */
const answerKeyOf = ({ attempt_id, question_id }: answers.AnswerId) => `${attempt_id}/${question_id}`;

/** Maps answers by attempt and question. */
function toAnswerMap(rows: readonly Row<'answer'>[]): CurrentAnswers {
  return new Map(rows.map((row) => [answerKeyOf(row), row]));
}

/** Reads the stored answers that the saves concern. */
export async function readCurrentAnswers(tx: Db, saves: readonly AttemptSave[]): Promise<CurrentAnswers> {
  const keyedIds = saves.flatMap(({ attemptId, answers: sentAnswers }) =>
    sentAnswers.map(({ question_id }): [string, answers.AnswerId] => [
      `${attemptId}/${question_id}`,
      { attempt_id: attemptId, question_id },
    ]),
  );
  return toAnswerMap(await answers.findAnswers(tx, [...new Map(keyedIds).values()]));
}

export type DecidedAnswers = {
  saves: readonly AnswerSave[];
  attempt: AttemptWithRules;
  revision: Revision;
  decisions: Decision[];
};

/** Decides about the saves in order, so that each one sees the changes by earlier ones. Updates `currentAnswers`. */
export function decideAnswers(
  saves: readonly AnswerSave[],
  attempt: AttemptWithRules,
  revision: Revision,
  currentAnswers: CurrentAnswers,
  batchFacts: { now: number; handedIn: AnswerFilesById },
): DecidedAnswers {
  const saveTarget = { ...attempt, attemptId: attempt.id };
  const decisions = saves.map((save) => {
    const key = answerKeyOf({ attempt_id: attempt.id, question_id: save.question_id });
    const decision = decideSave(save, currentAnswers.get(key), saveTarget, revision, batchFacts);
    if (decision.row) currentAnswers.set(key, decision.row);
    return decision;
  });
  return { saves, attempt, revision, decisions };
}

/**
 * Stores the decided rows of the attempts in `runningIds`. Returns the keys of the rows that were not stored, because the
 * attempt has ended or another process was faster, and replaces these in `currentAnswers` by the stored rows.
 */
export async function storeAnswers(
  tx: Db,
  decidedAnswers: readonly DecidedAnswers[],
  currentAnswers: CurrentAnswers,
  runningIds: ReadonlySet<number>,
): Promise<Set<string>> {
  const rowByKey = toAnswerMap(
    decidedAnswers.flatMap(({ decisions }) => decisions.flatMap(({ row }) => (row ? [row] : []))),
  );
  if (rowByKey.size === 0) return new Set();
  const storableRows = [...rowByKey.values()].filter(({ attempt_id }) => runningIds.has(attempt_id));
  const storedKeys = new Set((await answers.storeNewerAnswers(tx, storableRows)).map(answerKeyOf));
  const unstoredRows = [...rowByKey.values()].filter((row) => !storedKeys.has(answerKeyOf(row)));
  for (const row of unstoredRows) currentAnswers.delete(answerKeyOf(row));
  for (const row of await answers.findAnswers(tx, unstoredRows)) currentAnswers.set(answerKeyOf(row), row);
  return new Set(unstoredRows.map(answerKeyOf));
}

export type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];

/** The result of each saved answer. `unstoredKeys`: answers that were decided but not stored. */
export function describeSavedAnswers(
  { saves, attempt, revision, decisions }: DecidedAnswers,
  currentAnswers: ReadonlyMap<string, Row<'answer'>>,
  unstoredKeys: ReadonlySet<string>,
  { now, handedIn }: { now: number; handedIn: AnswerFilesById },
): SavedAnswer[] {
  const feedback = feedbackFor(attempt.state, attempt, now);
  return saves.map(({ question_id }, index): SavedAnswer => {
    const key = answerKeyOf({ attempt_id: attempt.id, question_id });
    const row = currentAnswers.get(key);
    const result = decisions[index]?.result ?? 'invalid';
    return {
      question_id,
      result: unstoredKeys.has(key) && result === 'saved' ? (row ? 'stale' : 'late') : result,
      answer: row ? describeAnswer(row, revision, feedback, now, handedIn) : null,
    };
  });
}
