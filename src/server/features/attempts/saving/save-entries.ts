import type { ApiReply } from '#contract/api.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';
import type { Db } from '#server/database/database.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import type { PlacedEntries } from '#server/features/attempts/saving/placed-entry.ts';
import { type SavedEntries, saveEntries } from '#server/features/spaces/save-entries.service.ts';

/** Saves the space entries of a batch. */

export type SavedEntry = ApiReply<'POST /play/save'>['entries'][number];

/** Whether the attempt is in progress and its deadline is not over. */
export function areAnswersAccepted(attempt: AttemptWithRules, now: number): boolean {
  return attempt.state === 'in_progress' && !isDeadlineOver(attempt.deadline_at, now);
}

/** Stores the entries of many saves and returns the outcomes of each save in order. */
export async function storeEntries(
  tx: Db,
  saves: readonly PlacedEntries[],
  now: number,
): Promise<{ replies: SavedEntry[][]; changed: SavedEntries['changed'] }> {
  const writes = saves.flatMap((placed) => placed.flatMap((each) => ('write' in each ? [each.write] : [])));
  const { outcomes, changed } =
    writes.length > 0 ? await saveEntries(tx, writes, now) : { outcomes: [], changed: [] };
  const outcomeByWrite = new Map(writes.map((write, index) => [write, outcomes[index]]));
  const replies = saves.map((placed) =>
    placed.map((placedEntry): SavedEntry => {
      const { space, item } = placedEntry.entry;
      if ('refused' in placedEntry) return { space, item, result: placedEntry.refused };
      return { space, item, ...(outcomeByWrite.get(placedEntry.write) ?? { result: 'late' }) };
    }),
  );
  return { replies, changed };
}
