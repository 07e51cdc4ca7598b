import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Finds the position after the last one, for rows that tests insert directly. */

export async function findNextUnitPosition(db: Db, classId: number, subjectId: number): Promise<number> {
  const { next } = await db
    .selectFrom('unit')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('class_id', '=', classId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return next;
}

export async function findNextCoursewarePosition(db: Db, unitId: number): Promise<number> {
  const { next } = await db
    .selectFrom('courseware')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  return next;
}
