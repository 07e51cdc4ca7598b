import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { deleteAuthors, storeAuthors } from '#server/features/spaces/budget/authors.repository.ts';
import type { Totals } from '#server/features/spaces/budget/room.ts';
import { listPacksAfter, updatePack } from '#server/features/spaces/packs.repository.ts';
import { packRows, readHeads, unpackRows } from '#server/features/spaces/space-changes.service.ts';
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/**
 * Empties superseded values of a space: they cost room, and only replaying shows them. Changes keep their numbers. The
 * founding value of an item stays, because its number is the item's place.
 */

type ChangeRow = Row<'space_change'>;

const supersededMin = 100;

const isEmptied = ({ value }: ChangeRow): boolean => value === 'null';

/** Numbers of the changes that an item still shows or begins with. */
function collectKeptChanges(items: readonly Row<'space_item'>[]): Set<number> {
  return new Set(
    items.flatMap(({ first_change, heads }) => [
      first_change,
      ...readHeads(heads).map(([, , , , change]) => change),
    ]),
  );
}

/** Whether enough is superseded that viewers should read the space again for it. Looks again after a while, if not. */
export async function isWorthThinning(db: Db, space: Row<'space'>, now: number): Promise<boolean> {
  const storedCount = space.last_change - space.emptied_changes;
  const supersededCount = storedCount - collectKeptChanges(await spaces.listItems(db, space.id)).size;
  const isWorth = supersededCount >= Math.max(supersededMin, storedCount / 100);
  if (!isWorth) await spaces.storeThinning(db, space.id, { thinned_at: now });
  return isWorth;
}

async function thinPacks(db: Db, space: Row<'space'>, keep: (row: ChangeRow) => ChangeRow): Promise<void> {
  for (const pack of await listPacksAfter(db, space.id, 0)) {
    const rows = await unpackRows(pack);
    const keptRows = rows.map(keep);
    if (keptRows.some((row, index) => row !== rows[index]))
      await updatePack(db, { ...pack, content: await packRows(keptRows) });
  }
}

/**
 * Empties the superseded values of a locked space, counts what remains, and starts a new epoch, which makes viewers read
 * the space again. Returns the changed row.
 */
export async function thinSpace(db: Db, space: Row<'space'>, now: number): Promise<Row<'space'>> {
  const items = await spaces.listItems(db, space.id);
  const keptChanges = collectKeptChanges(items);
  const totalsByAuthor = new Map<number, Totals>();
  let emptiedCount = 0;
  const keep = (row: ChangeRow): ChangeRow => {
    if (isEmptied(row) || !keptChanges.has(row.change)) {
      emptiedCount += 1;
      return isEmptied(row) ? row : { ...row, value: 'null' };
    }
    const { changes, bytes } = totalsByAuthor.get(row.user_id) ?? { changes: 0, bytes: 0 };
    totalsByAuthor.set(row.user_id, {
      changes: changes + 1,
      bytes: bytes + Buffer.byteLength(row.value),
    });
    return row;
  };
  await thinPacks(db, space, keep);
  const unpackedRows = await spaces.listChangesAfter(db, space.id, space.packed_change);
  const supersededRows = unpackedRows.filter((row) => keep(row) !== row);
  await spaces.emptyChanges(
    db,
    space.id,
    supersededRows.map(({ change }) => change),
  );
  await deleteAuthors(db, space.id);
  await storeAuthors(
    db,
    [...totalsByAuthor].map(([user_id, totals]) => ({ space_id: space.id, user_id, ...totals })),
  );
  const counts = {
    item_count: items.filter(({ is_erased }) => is_erased === 0).length,
    bytes: [...totalsByAuthor.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    emptied_changes: emptiedCount,
    thinned_at: now,
    epoch: space.epoch + 1,
  };
  await spaces.storeThinning(db, space.id, counts);
  return { ...space, ...counts };
}
