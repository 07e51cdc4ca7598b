import { sql } from 'kysely';
import { acceptsWork } from '#server/database/accepts-work.ts';
import type { Db } from '#server/database/database.ts';

import { isAssigned } from '#server/policy/assigned.repository.ts';

import { selectVisibleUnits, type UnitScope } from '#server/policy/visible-units.repository.ts';

/** Queries of the teacher's tasks of today, in the classes of a scope. */

export async function teachesInTerm(db: Db, userId: number, calendarId: number): Promise<boolean> {
  const row = await db
    .selectFrom('teaching')
    .innerJoin('class', 'class.id', 'teaching.class_id')
    .select('teaching.class_id')
    .where('teaching.user_id', '=', userId)
    .where('class.calendar_id', '=', calendarId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectCoursewares(db: Db, scope: UnitScope) {
  return selectVisibleUnits(db, scope).innerJoin('courseware', 'courseware.unit_id', 'unit.id');
}

/** Coursewares that students can work on now: opened, and past their opening time. */
function selectOpenCoursewares(db: Db, scope: UnitScope, now: number) {
  return selectCoursewares(db, scope)
    .where('courseware.is_open', '=', 1)
    .where((eb) => eb.or([eb('courseware.open_at', 'is', null), eb('courseware.open_at', '<=', now)]));
}

/** Open coursewares due between the two times, earliest first. */
export async function listDueCoursewareIds(
  db: Db,
  scope: UnitScope,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<number[]> {
  const rows = await selectOpenCoursewares(db, scope, now)
    .select('courseware.id')
    .where('courseware.due_at', '>', now)
    .where('courseware.due_at', '<=', until)
    .orderBy('courseware.due_at')
    .orderBy('courseware.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Students of the classes with an attempt in progress that was started or saved after `since`. */
function selectBusyStudents(db: Db, { viewerId, calendarId, classId }: UnitScope, since: number) {
  return db
    .selectFrom('class')
    .innerJoin('class_student', 'class_student.class_id', 'class.id')
    .innerJoin('attempt_member as participant', 'participant.user_id', 'class_student.user_id')
    .innerJoin('attempt', 'attempt.id', 'participant.attempt_id')
    .select(['participant.courseware_id', 'participant.user_id'])
    .where('class.calendar_id', '=', calendarId)
    .$if(classId !== undefined, (query) => query.where('class.id', '=', Number(classId)))
    .$if(viewerId !== undefined, (query) =>
      query.where('class.id', 'in', (eb) =>
        eb
          .selectFrom('teaching')
          .select('teaching.class_id')
          .where('teaching.user_id', '=', Number(viewerId)),
      ),
    )
    .where('participant.is_running', '=', sql.lit(1))
    .where((eb) => eb(eb.fn.coalesce('attempt.last_saved_at', 'attempt.started_at'), '>', since));
}

/** As `selectBusyStudents`, for guests, who are not in a class. */
function selectBusyGuests(db: Db, scope: UnitScope, since: number) {
  return selectCoursewares(db, scope)
    .innerJoin('user', 'user.guest_courseware_id', 'courseware.id')
    .innerJoin('attempt_member as participant', 'participant.user_id', 'user.id')
    .innerJoin('attempt', 'attempt.id', 'participant.attempt_id')
    .select(['participant.courseware_id', 'participant.user_id'])
    .where('courseware.is_open', '=', 1)
    .where('courseware.allow_guests', '=', 1)
    .where('participant.is_running', '=', sql.lit(1))
    .where((eb) => eb(eb.fn.coalesce('attempt.last_saved_at', 'attempt.started_at'), '>', since));
}

/** Coursewares that people are working on, with the number of these people, highest first. */
export function listBusyCoursewares(
  db: Db,
  scope: UnitScope,
  { since, limit }: { since: number; limit: number },
): Promise<{ id: number; people: number }[]> {
  return db
    .with('busy', (cte) =>
      selectBusyStudents(cte as Db, scope, since).union(selectBusyGuests(cte as Db, scope, since)),
    )
    .with('visible', (cte) => selectVisibleUnits(cte as Db, scope).select('unit.id'))
    .selectFrom('busy')
    .innerJoin('courseware', 'courseware.id', 'busy.courseware_id')
    .innerJoin('visible', 'visible.id', 'courseware.unit_id')
    .select((eb) => ['courseware.id', eb.fn.count<number>('busy.user_id').distinct().as('people')])
    .groupBy('courseware.id')
    .orderBy('people', 'desc')
    .orderBy('courseware.id')
    .limit(limit)
    .execute();
}

type OpeningTimeColumn = 'courseware.open_changed_at' | 'courseware.open_at';

/** Open coursewares that still accept work and were opened after `since` according to this column. */
function selectCoursewaresOpenedSince(
  db: Db,
  scope: UnitScope,
  { now, since, openingColumn }: { now: number; since: number; openingColumn: OpeningTimeColumn },
) {
  return (
    selectCoursewares(db, scope)
      .select((eb) => ['courseware.id', eb.ref(openingColumn).as('at')])
      // Literals, not parameters: only then does the database use the partial indexes.
      .where('courseware.is_open', '=', sql.lit(1))
      .where(openingColumn, '>', since)
      .where((eb) => eb.or([eb('courseware.open_at', 'is', null), eb('courseware.open_at', '<=', now)]))
      .where(acceptsWork(now))
  );
}

/** Coursewares opened after `since`, by a teacher or by their opening time, newest first. */
export function listCoursewaresOpenedSince(
  db: Db,
  scope: UnitScope,
  { now, since, limit }: { now: number; since: number; limit: number },
): Promise<{ id: number; at: number | null }[]> {
  return db
    .with('opened', (cte) =>
      selectCoursewaresOpenedSince(cte as Db, scope, {
        now,
        since,
        openingColumn: 'courseware.open_changed_at',
      }).unionAll(
        selectCoursewaresOpenedSince(cte as Db, scope, { now, since, openingColumn: 'courseware.open_at' }),
      ),
    )
    .selectFrom('opened')
    .select((eb) => ['id', eb.fn.max('at').as('at')])
    .groupBy('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Students who have not submitted open coursewares for them that are due by `now`, most missing first, each with the
 * courseware that was due first. Leaves out excused students and those with a later due time. Reads only the
 * `newestCount` coursewares that were due last.
 */
export function listStudentsBehind(
  db: Db,
  scope: UnitScope,
  { now, newestCount, limit }: { now: number; newestCount: number; limit: number },
) {
  return db
    .with('due', (cte) =>
      selectOpenCoursewares(cte as Db, scope, now)
        .select([
          'courseware.id',
          'courseware.name',
          'courseware.due_at',
          'courseware.target_kind',
          'unit.class_id',
          'class.name as class_name',
        ])
        .where('courseware.due_at', '<=', now)
        .orderBy('courseware.due_at', 'desc')
        .limit(newestCount),
    )
    .with('missing', (cte) =>
      cte
        .selectFrom('due')
        .innerJoin('class_student', 'class_student.class_id', 'due.class_id')
        .leftJoin('courseware_exception as exception', (join) =>
          join
            .onRef('exception.courseware_id', '=', 'due.id')
            .onRef('exception.user_id', '=', 'class_student.user_id'),
        )
        .where((eb) =>
          eb.or([
            eb('exception.user_id', 'is', null),
            eb.and([
              eb('exception.is_excused', '=', 0),
              sql<boolean>`coalesce(exception.due_at, due.due_at) + exception.extra_minutes * 60000 <= ${now}`,
            ]),
          ]),
        )
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
        .where(isAssigned(sql.ref('class_student.user_id'), 'due'))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('attempt_member as participant')
                .select('participant.attempt_id')
                .whereRef('participant.courseware_id', '=', 'due.id')
                .whereRef('participant.user_id', '=', 'class_student.user_id')
                .where('participant.is_running', '=', 0),
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
