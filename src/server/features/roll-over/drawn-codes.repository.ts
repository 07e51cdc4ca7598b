import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of the join codes that are drawn before coursewares are copied. */

/** Ids of the classes' coursewares for which no code is drawn yet. */
export async function listCoursewaresWithoutCode(db: Db, classIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('unit')
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .leftJoin('roll_over_code', 'roll_over_code.courseware_id', 'courseware.id')
    .select('courseware.id')
    .where('unit.class_id', 'in', classIds)
    .where('roll_over_code.courseware_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores drawn codes, except codes that are already stored. */
export async function storeDrawnCodes(
  db: Db,
  codes: readonly { courseware_id: number; join_code: string }[],
): Promise<void> {
  for (const someCodes of splitForStatements(codes)) {
    await db
      .insertInto('roll_over_code')
      .values(someCodes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes drawn codes that coursewares already have. */
export async function deleteTakenCodes(db: Db): Promise<void> {
  await sql`delete from roll_over_code where join_code in (select join_code from courseware_record)`.execute(
    db,
  );
}

/** Deletes all drawn codes. */
export async function deleteDrawnCodes(db: Db): Promise<void> {
  await db.deleteFrom('roll_over_code').execute();
}
