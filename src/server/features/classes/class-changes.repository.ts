import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries that make, change and delete classes. */

/** Adds a class and returns its id. */
export async function insertClass(
  db: Db,
  row: Pick<NewRow<'class'>, 'calendar_id' | 'name' | 'grade'>,
): Promise<number> {
  const { id } = await db.insertInto('class').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes name and grade of a class. */
export async function updateClass(
  db: Db,
  id: number,
  change: Pick<Row<'class'>, 'name' | 'grade'>,
): Promise<void> {
  await db.updateTable('class').set(change).where('id', '=', id).execute();
}

const studentTables = ['class_student', 'former_class_student'] as const;

/** Deletes the class with its teachings; false if it has or had students, or has units, deleted ones included. */
export async function deleteEmptyClass(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('class')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.or([
          ...studentTables.map((table) =>
            eb.exists(eb.selectFrom(table).select('class_id').whereRef('class_id', '=', 'class.id')),
          ),
          eb.exists(
            eb.selectFrom('unit_record').select('unit_record.id').whereRef('class_id', '=', 'class.id'),
          ),
        ]),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
