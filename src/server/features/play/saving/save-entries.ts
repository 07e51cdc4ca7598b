import type { ApiReply } from '#contract/api.ts';
import { isOver } from '#contract/rules/deadline.ts';
import type { Db } from '#server/database/database.ts';
import type { AttemptWithRules } from '#server/features/play/attempts/attempts.repository.ts';
import type { PlacedEntries } from '#server/features/play/saving/placed-entry.ts';
import { type SavedEntries, saveEntries } from '#server/features/spaces/save-entries.service.ts';

/** Saves the space entries of a batch. */

export type SavedEntry = ApiReply<'POST /play/save'>['entries'][number];

/** Whether answers to the attempt still count. */
export function isWorking(attempt: AttemptWithRules, now: number): boolean {
  return attempt.state === 'in_progress' && !isOver(attempt.deadline_at, now);
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
  const outcomeOf = new Map(writes.map((write, index) => [write, outcomes[index]]));
  const replies = saves.map((placed) =>
    placed.map((each): SavedEntry => {
      const { space, item } = each.entry;
      if ('refused' in each) return { space, item, result: each.refused };
      return { space, item, ...(outcomeOf.get(each.write) ?? { result: 'late' }) };
    }),
  );
  return { replies, changed };
}
