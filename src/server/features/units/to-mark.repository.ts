import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { hasCountedMember } from '#server/database/excused.ts';
import { selectVisibleUnits, type UnitScope } from '#server/policy/visible-units.repository.ts';

/** Queries of submitted work that needs a teacher, in the classes of a scope. */

function selectSubmittedAttempts(db: Db, scope: UnitScope) {
  return (
    selectVisibleUnits(db, scope)
      .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
      .innerJoin('attempt', 'attempt.courseware_id', 'courseware.id')
      // Literals, not parameters: only then does the database use the partial indexes.
      .where('attempt.state', '=', sql.lit('submitted'))
      .where(hasCountedMember())
  );
}

/**
 * Attempts that were returned for correction, submitted again after `since`, marked only by the machine, and since
 * then neither marked nor commented on by a teacher.
 */
function selectReturnedAttempts(db: Db, scope: UnitScope, since: number) {
  return selectSubmittedAttempts(db, scope)
    .where('attempt.reopened_at', 'is not', null)
    .where('attempt.submitted_at', '>', since)
    .where('attempt.needs_teacher', '=', sql.lit(0))
    .where((eb) =>
      eb.and([
        eb(eb.fn.coalesce('attempt.marked_at', sql.lit(0)), '<', eb.ref('attempt.submitted_at')),
        eb(eb.fn.coalesce('attempt.commented_at', sql.lit(0)), '<', eb.ref('attempt.submitted_at')),
        eb.exists(
          eb
            .selectFrom('attempt_reopening as reopening')
            .select('reopening.number')
            .whereRef('reopening.attempt_id', '=', 'attempt.id')
            .whereRef('reopening.reopened_at', '=', 'attempt.reopened_at')
            .where('reopening.is_return', '=', 1),
        ),
      ]),
    );
}

/**
 * Coursewares with submitted attempts that a teacher has to mark, or with corrected attempts since `since`, longest
 * waiting first. `returned`: the number of corrected attempts.
 */
export function listCoursewaresToMark(
  db: Db,
  scope: UnitScope,
  { since, limit }: { since: number; limit: number },
): Promise<{ id: number; returned: number }[]> {
  const columns = ['courseware.id', 'attempt.submitted_at as at'] as const;
  return db
    .with('listed', (cte) =>
      selectSubmittedAttempts(cte as Db, scope)
        .select([...columns, sql.lit(0).as('returned')])
        .where('attempt.needs_teacher', '=', sql.lit(1))
        .unionAll(
          selectReturnedAttempts(cte as Db, scope, since).select([...columns, sql.lit(1).as('returned')]),
        ),
    )
    .selectFrom('listed')
    .select((eb) => ['id', eb.fn.sum<number>('returned').as('returned')])
    .groupBy('id')
    .orderBy((eb) => eb.fn.min('at'))
    .orderBy('id')
    .limit(limit)
    .execute();
}
