import { splitForLists } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of the coursewares whose results by question of the bank are to be made again. */

/** Only adds rows, so that transactions which mark the same courseware do not wait for each other. */
export async function insertDue(db: Db, rows: readonly NewRow<'question_result_due'>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('question_result_due').values(rows).execute();
}

export async function listDueCoursewares(db: Db, until: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_result_due')
    .select('courseware_id')
    .distinct()
    .where('due_at', '<=', until)
    .orderBy('courseware_id')
    .limit(limit)
    .execute();
  return rows.map(({ courseware_id }) => courseware_id);
}

export async function listDueIds(db: Db, coursewareId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_result_due')
    .select('id')
    .where('courseware_id', '=', coursewareId)
    .execute();
  return rows.map(({ id }) => id);
}

/** False if some of them are gone, because somebody else has made the results since. */
export async function deleteDue(db: Db, ids: readonly number[]): Promise<boolean> {
  let count = 0;
  for (const list of splitForLists(ids)) {
    const { numDeletedRows } = await db
      .deleteFrom('question_result_due')
      .where('id', 'in', list)
      .executeTakeFirst();
    count += Number(numDeletedRows);
  }
  return count === ids.length;
}
