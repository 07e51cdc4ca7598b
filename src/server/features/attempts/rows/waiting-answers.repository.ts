import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { hasCountedMember } from '#server/database/excused.ts';

/** Number of answers in submitted attempts of the courseware that wait for a teacher's mark. */
export async function countWaitingAnswers(db: Db, coursewareId: number): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .innerJoin('answer', 'answer.attempt_id', 'attempt.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attempt.courseware_id', '=', coursewareId)
    // Literals, because the databases do not use the partial indexes with parameters.
    .where('attempt.state', '=', sql.lit('submitted'))
    .where('attempt.needs_teacher', '=', sql.lit(1))
    .where('answer.needs_teacher', '=', sql.lit(1))
    .where(hasCountedMember())
    .executeTakeFirstOrThrow();
  return count;
}
