import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { findPacks, listPackBounds, listPacksAfter } from '#server/features/spaces/packs.repository.ts';
import { type Change, readChange } from '#server/features/spaces/space-rows.ts';
import { findChanges, listChangesAfter } from '#server/features/spaces/spaces.repository.ts';

/** Reads changes of a space from rows and from compressed packs. */

type ChangeRow = Row<'space_change'>;

export const packJson = async (json: string): Promise<string> =>
  (await promisify(deflateRaw)(json, { level: 4 })).toString('base64');

export async function unpackRows(pack: Row<'space_pack'>): Promise<ChangeRow[]> {
  const json = await promisify(inflateRaw)(Buffer.from(pack.content, 'base64'));
  return JSON.parse(json.toString()) as ChangeRow[];
}

export const packRows = (rows: readonly ChangeRow[]): Promise<string> => packJson(JSON.stringify(rows));

/** The packs that hold any of the changes. */
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

/** These changes by number, without those of removed authors. */
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
  const packedNumbers = new Set(numbers.filter((number) => number <= packed_change));
  for (const pack of packedNumbers.size > 0 ? await findPacksOf(db, id, packedNumbers) : [])
    rows.push(...(await unpackRows(pack)).filter(({ change }) => packedNumbers.has(change)));
  return new Map(
    rows.flatMap((row) => {
      const change = readChange(row);
      return change ? [[row.change, change] as const] : [];
    }),
  );
}

/** All changes after number `after`, in order and without gaps. */
export async function readRowsAfter(
  db: Db,
  { id, packed_change }: Packed,
  after: number,
): Promise<ChangeRow[]> {
  const packedRows: ChangeRow[] = [];
  if (after < packed_change)
    for (const pack of await listPacksAfter(db, id, after)) packedRows.push(...(await unpackRows(pack)));
  const rows = await listChangesAfter(db, id, Math.max(after, packedRows.at(-1)?.change ?? 0));
  return [...packedRows.filter(({ change }) => change > after), ...rows];
}
