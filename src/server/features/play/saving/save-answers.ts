import type { Db } from '#server/database/database.ts';
import { recordRemovedFiles } from '#server/features/files/answer-files.service.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import {
  answerKeyOf,
  type CurrentAnswers,
  toAnswerMap,
} from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

/** Saves the answers of a batch with two reads and one write, and the changes of their files. */

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

/**
 * Stores which files the answers have, after the answers themselves, so that a new answer is there. The attempts were
 * locked before they were read, so nobody else has changed files or
 * submitted meanwhile.
 */
export async function storeFileChanges(
  tx: Db,
  decidedAnswers: readonly DecidedAnswers[],
  now: number,
): Promise<void> {
  const decisions = decidedAnswers.flatMap(({ fileDecisions }) => fileDecisions);
  const rowByKey = toAnswerMap(decisions.flatMap(({ row }) => row ?? []));
  if (rowByKey.size > 0) await answers.storeFiles(tx, [...rowByKey.values()]);
  const removedIds = decisions.flatMap(({ removed }) => removed?.id ?? []);
  await recordRemovedFiles(tx, removedIds, now);
}
