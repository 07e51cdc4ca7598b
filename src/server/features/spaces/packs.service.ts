import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { findPacks, listPackBounds } from '#server/features/spaces/packs.repository.ts';
import { type Change, readChange } from '#server/features/spaces/space-rows.ts';
import { findChanges } from '#server/features/spaces/spaces.repository.ts';

/** Changes of a space, whether they still are rows or lie compressed in packs. */

type ChangeRow = Row<'space_change'>;

async function unpack(pack: Row<'space_pack'>): Promise<ChangeRow[]> {
  const json = await promisify(inflateRaw)(Buffer.from(pack.content, 'base64'));
  return JSON.parse(json.toString()) as ChangeRow[];
}

/** Those that hold one of the changes. */
async function findPacksOf(db: Db, id: number, changes: ReadonlySet<number>): Promise<Row<'space_pack'>[]> {
  const numbers = [...changes];
  const bounds = (await listPackBounds(db, id)).filter(({ first_change, last_change }) =>
    numbers.some((number) => number >= first_change && number <= last_change),
  );
  return findPacks(
    db,
    id,
    bounds.map(({ last_change }) => last_change),
  );
}

type Packed = Pick<Row<'space'>, 'id' | 'packed_change'>;

/** The named changes by their numbers, without those whose author was removed. */
export async function readChanges(
  db: Db,
  { id, packed_change }: Packed,
  numbers: readonly number[],
): Promise<Map<number, Change>> {
  const rows = await findChanges(
    db,
    id,
    numbers.filter((number) => number > packed_change),
  );
  const packed = new Set(numbers.filter((number) => number <= packed_change));
  for (const pack of packed.size > 0 ? await findPacksOf(db, id, packed) : [])
    rows.push(...(await unpack(pack)).filter(({ change }) => packed.has(change)));
  return new Map(
    rows.flatMap((row) => {
      const change = readChange(row);
      return change ? [[row.change, change] as const] : [];
    }),
  );
}
