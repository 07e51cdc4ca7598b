import { splitForLists } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of what is due; `features/bank-results` adds to it. */

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
