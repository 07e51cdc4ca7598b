import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of terms that were made from others, and of undoing this. */

export async function insertRollOver(db: Db, row: Omit<NewRow<'roll_over'>, 'id'>): Promise<void> {
  await db.insertInto('roll_over').values(row).execute();
}

/** The latest roll-over after `since` that was not undone. */
export async function findLastRollOver(db: Db, since: number): Promise<Row<'roll_over'> | undefined> {
  return db
    .selectFrom('roll_over')
    .selectAll()
    .where('made_at', '>', since)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks a roll-over as undone; false if it was already. */
export async function markUndone(db: Db, id: number, undone_at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('roll_over')
    .set({ undone_at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Hindrances = { attempts: number; guests: number; units: number; coursewares: number; classes: number };

/** Counts changes in the term since it was made: work of students, and things that people added. */
export async function countHindrances(
  db: Db,
  { calendar_id, made_at, class_ids }: Pick<Row<'roll_over'>, 'calendar_id' | 'made_at' | 'class_ids'>,
): Promise<Hindrances> {
  const isInTerm = sql`class.calendar_id = ${calendar_id}`;
  const fromUnits = sql`from class join unit_record on unit_record.class_id = class.id`;
  const fromCoursewares = sql`${fromUnits} join courseware_record c on c.unit_id = unit_record.id`;
  const { rows } = await sql<Omit<Hindrances, 'classes'> & { class_count: number }>`select
    (select count(*) ${fromCoursewares} join attempt on attempt.courseware_id = c.id where ${isInTerm}) as attempts,
    (select count(*) ${fromCoursewares} cross join "user" where ${isInTerm} and "user".guest_courseware_id = c.id) as guests,
    (select count(*) ${fromUnits} where ${isInTerm} and unit_record.created_at <> ${made_at}) as units,
    (select count(*) ${fromCoursewares} where ${isInTerm} and c.created_at <> ${made_at}) as coursewares,
    (select count(*) from class where ${isInTerm}) as class_count`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('What hinders undoing could not be counted');
  const { class_count, ...otherCounts } = row;
  return { ...otherCounts, classes: Math.max(0, class_count - (JSON.parse(class_ids) as number[]).length) };
}

/** Removes the term with its classes, units, coursewares and groups. */
export async function deleteTerm(tx: Db, calendarId: number): Promise<void> {
  const classIds = sql`(select id from class where calendar_id = ${calendarId})`;
  await sql`delete from courseware_record where unit_id in (select id from unit_record where class_id in ${classIds})`.execute(
    tx,
  );
  await sql`delete from unit_record where class_id in ${classIds}`.execute(tx);
  await sql`delete from group_set_record where class_id in ${classIds}`.execute(tx);
  await tx.deleteFrom('class').where('calendar_id', '=', calendarId).execute();
  await tx.deleteFrom('calendar').where('id', '=', calendarId).execute();
}
