import { examTagsMax, restorePeriodMs } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import * as deletion from '#server/features/exam/shelf/deletion.repository.ts';
import { type FactChanges, toChangedColumns } from '#server/features/exam/shelf/facts.ts';
import { requireOwnThings } from '#server/features/exam/shelf/require-thing.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';
import { indexThings } from '#server/features/exam/shelf/shelf-index.ts';
import * as tags from '#server/features/exam/shelf/tags.repository.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Changes, deletes and restores several things, always all of them or none. */

/** Changes facts of things. Refuses with 'not_found' if one of them is deleted. */
export async function changeThings(
  context: SignedInContext,
  shelf: Shelf,
  { ids, changes }: { ids: readonly number[]; changes: FactChanges },
): Promise<{ changed: number }> {
  const { db, app } = context;
  const rows = await requireOwnThings(context, shelf, ids);
  if (rows.some(({ deleted_at }) => deleted_at !== null)) throw new AppError('not_found');
  const thingIds = rows.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    const columns = await toChangedColumns(tx, rows, changes);
    await things.updateThings(tx, shelf, thingIds, { ...columns, changed_at: app.now() });
    const removed = await tags.findTags(tx, changes.remove_tags);
    await tags.untagThings(
      tx,
      shelf,
      thingIds,
      removed.map(({ id }) => id),
    );
    const added = await tags.addTags(tx, changes.add_tags);
    await tags.tagThings(
      tx,
      shelf,
      thingIds,
      added.map(({ id }) => id),
    );
    const tagsById = await tags.listTagsOf(tx, shelf, thingIds);
    if ([...tagsById.values()].some(({ length }) => length > examTagsMax))
      throw new AppError('invalid_input', { field: 'changes.add_tags' });
    await indexThings(app, tx, shelf, thingIds);
  });
  return { changed: thingIds.length };
}

export async function deleteThings(
  context: SignedInContext,
  shelf: Shelf,
  ids: readonly number[],
): Promise<Record<string, never>> {
  const { db, app, actor } = context;
  await requireOwnThings(context, shelf, ids);
  await inTransaction(db, async (tx) => {
    await deletion.markDeleted(tx, shelf, ids, { deleted_at: app.now(), deleted_by: actor.id });
    await indexThings(app, tx, shelf, ids);
  });
  return {};
}

/** Brings things back that were deleted in the last 30 days. Refuses with 'not_found' if one is gone. */
export async function restoreThings(
  context: SignedInContext,
  shelf: Shelf,
  ids: readonly number[],
): Promise<Record<string, never>> {
  const { db, app } = context;
  const rows = await requireOwnThings(context, shelf, ids);
  const since = app.now() - restorePeriodMs;
  if (rows.some(({ deleted_at }) => deleted_at !== null && deleted_at <= since))
    throw new AppError('not_found');
  await inTransaction(db, async (tx) => {
    await deletion.clearDeletion(tx, shelf, ids, since);
    await indexThings(app, tx, shelf, ids);
  });
  return {};
}
