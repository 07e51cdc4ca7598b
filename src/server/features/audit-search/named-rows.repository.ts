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

type Named = { id: number; name: string };

/** Names by id. */
export const toMap = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** Names of the rows of a table that has names of its own. */
export async function readTable(
  db: Db,
  table: (typeof namedTables)[number],
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map();
  return toMap(
    await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute(),
  );
}
