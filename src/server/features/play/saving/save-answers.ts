import type { Db } from '#server/database/database.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import { type CurrentAnswers, keyOf, toMap } from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

/** Saves the answers of a batch with two reads and one write. */

/**
 * Stores the decided rows of attempts in `openIds`. If another process was faster, its row stays: returns those keys and
 * updates `currentAnswers` with the stored rows.
 */
export async function storeAnswers(
  tx: Db,
  decidedAnswers: readonly DecidedAnswers[],
  currentAnswers: CurrentAnswers,
  openIds: ReadonlySet<number>,
): Promise<Set<string>> {
  const rows = toMap(
    decidedAnswers.flatMap(({ decisions }) => decisions.flatMap(({ row }) => (row ? [row] : []))),
  );
  if (rows.size === 0) return new Set();
  const openRows = [...rows.values()].filter(({ attempt_id }) => openIds.has(attempt_id));
  const storedKeys = new Set((await answers.storeNewerAnswers(tx, openRows)).map(keyOf));
  const lostRows = [...rows.values()].filter((row) => !storedKeys.has(keyOf(row)));
  for (const row of lostRows) currentAnswers.delete(keyOf(row));
  for (const row of await answers.findAnswers(tx, lostRows)) currentAnswers.set(keyOf(row), row);
  return new Set(lostRows.map(keyOf));
}
