import type { Db } from '#server/database/database.ts';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Bulk inserts for the demo school. */

type TableWithId = { [T in keyof Schema]: Schema[T] extends { id: unknown } ? T : never }[keyof Schema];

/** PostgreSQL takes at most 65,535 parameters a statement; the widest table has 24 columns. */
const rowsPerStatement = 500;

export async function insertOne<T extends TableWithId>(db: Db, table: T, row: NewRow<T>): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values(row as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow();
  return id as number;
}

/** Ids in the order of the rows. */
export async function insertEach<T extends TableWithId>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) ids.push(await insertOne(db, table, row));
  return ids;
}

export async function insertMany<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}

/** Makes a revision the activity's newest and its content the draft. */
export async function setRevision(
  db: Db,
  activityId: number,
  changes: Pick<
    Row<'activity'>,
    'content' | 'content_version' | 'question_count' | 'revision_id' | 'revision_number' | 'modified_at'
  >,
): Promise<void> {
  await db.updateTable('activity').set(changes).where('id', '=', activityId).execute();
}
