import type { Db } from '#server/database/database.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import { type CurrentAnswers, keyOf, toMap } from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

/** Saves the answers of a batch with two reads and one write. */

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
