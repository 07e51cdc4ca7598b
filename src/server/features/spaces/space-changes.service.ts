import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Entry, SpaceValue } from '#form/space.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { findPacks, listPackBounds, listPacksAfter } from '#server/features/spaces/packs.repository.ts';
import { findChanges, listChangesAfter } from '#server/features/spaces/spaces.repository.ts';

/** Reads the changes of a space, from rows and from compressed packs, and the heads of its items, which name changes. */

type ChangeRow = Row<'space_change'>;

/**
 * The newest entry of one person and kind, as stored in the item's row. The change with number `change` has its
 * value.
 */
export type Head = readonly [user_id: number, kind: string, seq: number, key: string, change: number];

/** A change with its author's `seq`. */
export type Change = Entry & { item: string; seq: number };

export const readHeads = (heads: string): Head[] => JSON.parse(heads) as Head[];

/** Parses a row; undefined if the change was emptied: its author was removed, or it is superseded. */
export function readChange(row: ChangeRow): Change | undefined {
  const value = JSON.parse(row.value) as SpaceValue | null;
  if (value === null) return undefined;
  const { item, seq, change, at } = row;
  return {
    by: { user_id: row.user_id, role: row.by_teacher === 1 ? 'teacher' : 'student' },
    value,
    change,
    at,
    item,
    seq,
  };
}

export const compressJson = async (json: string): Promise<string> =>
  (await promisify(deflateRaw)(json, { level: 4 })).toString('base64');

export async function unpackRows(pack: Row<'space_pack'>): Promise<ChangeRow[]> {
  const json = await promisify(inflateRaw)(Buffer.from(pack.content, 'base64'));
  return JSON.parse(json.toString()) as ChangeRow[];
}

export const packRows = (rows: readonly ChangeRow[]): Promise<string> => compressJson(JSON.stringify(rows));

/** The packs that hold any of the changes. */
async function findPacksWithChanges(
  db: Db,
  id: number,
  changes: ReadonlySet<number>,
): Promise<Row<'space_pack'>[]> {
  const changeNumbers = [...changes];
  const packBounds = (await listPackBounds(db, id)).filter(({ first_change, last_change }) =>
    changeNumbers.some((number) => number >= first_change && number <= last_change),
  );
  return findPacks(
    db,
    id,
    packBounds.map(({ last_change }) => last_change),
  );
}

type PackedSpace = Pick<Row<'space'>, 'id' | 'packed_change'>;

/** Reads changes by their numbers. Leaves out those of removed authors. */
export async function readChanges(
  db: Db,
  { id, packed_change }: PackedSpace,
  changeNumbers: readonly number[],
): Promise<Map<number, Change>> {
  const rows = await findChanges(
    db,
    id,
    changeNumbers.filter((number) => number > packed_change),
  );
  const packedNumbers = new Set(changeNumbers.filter((number) => number <= packed_change));
  for (const pack of packedNumbers.size > 0 ? await findPacksWithChanges(db, id, packedNumbers) : [])
    rows.push(...(await unpackRows(pack)).filter(({ change }) => packedNumbers.has(change)));
  return new Map(
    rows.flatMap((row) => {
      const change = readChange(row);
      return change ? [[row.change, change] as const] : [];
    }),
  );
}

/** Reads all changes after number `afterChange`, in order and without gaps. */
export async function readChangeRowsAfter(
  db: Db,
  { id, packed_change }: PackedSpace,
  afterChange: number,
): Promise<ChangeRow[]> {
  const packedRows: ChangeRow[] = [];
  if (afterChange < packed_change)
    for (const pack of await listPacksAfter(db, id, afterChange))
      packedRows.push(...(await unpackRows(pack)));
  const rows = await listChangesAfter(db, id, Math.max(afterChange, packedRows.at(-1)?.change ?? 0));
  return [...packedRows.filter(({ change }) => change > afterChange), ...rows];
}
