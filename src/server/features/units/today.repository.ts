import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Queries of what needs a teacher today, among what they teach themselves in a term. */

type Taught = { userId: number; calendarId: number };

function selectTaught(db: Db, { userId, calendarId }: Taught) {
  return db
    .selectFrom('teaching')
    .innerJoin('class', 'class.id', 'teaching.class_id')
    .innerJoin('unit', (join) =>
      join
        .onRef('unit.class_id', '=', 'teaching.class_id')
        .onRef('unit.subject_id', '=', 'teaching.subject_id'),
    )
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .where('teaching.user_id', '=', userId)
    .where('class.calendar_id', '=', calendarId);
}

/** Opened coursewares that become due between the two times, soonest first. */
export async function listDueBetween(
  db: Db,
  taught: Taught,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<number[]> {
  const rows = await selectTaught(db, taught)
    .select('courseware.id')
    .where('courseware.is_open', '=', 1)
    .where((eb) => eb.or([eb('courseware.open_at', 'is', null), eb('courseware.open_at', '<=', now)]))
    .where('courseware.due_at', '>', now)
    .where('courseware.due_at', '<=', until)
    .orderBy('courseware.due_at')
    .orderBy('courseware.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Coursewares with submitted attempts that the teacher has to mark, the longest waiting first. */
export async function listToMark(db: Db, taught: Taught, limit: number): Promise<number[]> {
  const rows = await selectTaught(db, taught)
    .innerJoin('attempt', 'attempt.courseware_id', 'courseware.id')
    .select('courseware.id')
    // Written out, not bound: only so does the partial index serve it.
    .where('attempt.needs_teacher', '=', sql.lit(1))
    .where('attempt.state', '=', sql.lit('submitted'))
    .groupBy('courseware.id')
    .orderBy((eb) => eb.fn.min('attempt.submitted_at'))
    .orderBy('courseware.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Students with open coursewares due before `until` that they have not submitted, most missing first, with
 * the one that is due first. Looks at the `newest` coursewares only.
 */
export function listBehind(
  db: Db,
  taught: Taught,
  { now, until, newest, limit }: { now: number; until: number; newest: number; limit: number },
) {
  return db
    .with('due', (cte) =>
      selectTaught(cte as Db, taught)
        .select([
          'courseware.id',
          'courseware.name',
          'courseware.due_at',
          'unit.class_id',
          'class.name as class_name',
        ])
        .where('courseware.is_open', '=', 1)
        .where((eb) => eb.or([eb('courseware.open_at', 'is', null), eb('courseware.open_at', '<=', now)]))
        .where('courseware.due_at', '<=', until)
        .orderBy('courseware.due_at', 'desc')
        .limit(newest),
    )
    .with('missing', (cte) =>
      cte
        .selectFrom('due')
        .innerJoin('class_student', 'class_student.class_id', 'due.class_id')
        .select([
          'class_student.user_id',
          'due.class_id',
          'due.class_name',
          'due.id as courseware_id',
          'due.name as courseware_name',
          sql<number>`count(*) over (partition by class_student.user_id, due.class_id)`.as('missing'),
          sql<number>`row_number() over (partition by class_student.user_id, due.class_id order by due.due_at, due.id)`.as(
            'place',
          ),
        ])
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('attempt')
                .select('attempt.id')
                .whereRef('attempt.courseware_id', '=', 'due.id')
                .whereRef('attempt.user_id', '=', 'class_student.user_id')
                .where('attempt.state', '=', 'submitted'),
            ),
          ),
        ),
    )
    .selectFrom('missing')
    .innerJoin('user', 'user.id', 'missing.user_id')
    .select([
      'missing.user_id',
      'user.name',
      'user.nickname_eng',
      'missing.class_id',
      'missing.class_name',
      'missing.missing',
      'missing.courseware_id',
      'missing.courseware_name',
    ])
    .where('missing.place', '=', 1)
    .where('user.is_active', '=', 1)
    .orderBy('missing.missing', 'desc')
    .orderBy('missing.class_id')
    .orderBy('user.name')
    .orderBy('user.id')
    .limit(limit)
    .execute();
}
