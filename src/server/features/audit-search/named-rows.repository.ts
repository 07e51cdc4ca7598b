import type { Db } from '#server/database/database.ts';

/** Queries of the names of rows by their ids. */

/** Tables whose rows have a name of their own. */
export const namedTables = [
  'calendar',
  'class',
  'courseware_record',
  'group_set_record',
  'student_group',
] as const;

type NamedRow = { id: number; name: string };

/** Names by id. */
export const toNameById = (rows: readonly NamedRow[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** Reads the names of these rows of a table, by id. */
export async function readTableNames(
  db: Db,
  table: (typeof namedTables)[number],
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map();
  return toNameById(
    await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute(),
  );
}
