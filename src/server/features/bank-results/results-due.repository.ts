import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Only adds rows, so that transactions which mark the same courseware do not wait for each other. */
export async function insertDue(db: Db, rows: readonly NewRow<'question_result_due'>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('question_result_due').values(rows).execute();
}
