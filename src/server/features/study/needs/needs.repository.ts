import { sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { hasCountedMember } from '#server/database/excused.ts';
import { selectVisibleUnits, type UnitScope } from '#server/policy/visible-units.repository.ts';

/** Queries of the facts from which the signs of who needs the teacher are found. */

/** The newest `limit` coursewares of a scope that are open or have been opened, by whatever time. */
export function listCoursewares(db: Db, scope: UnitScope, limit: number) {
  return selectVisibleUnits(db, scope)
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .select([
      'courseware.id as courseware_id',
      'courseware.name as courseware_name',
      'courseware.activity_id',
      'courseware.is_open',
      'courseware.open_at',
      'courseware.due_at',
      'courseware.late_hours',
      'courseware.counting_attempt',
      'courseware.target_kind',
      'revision.type',
      'revision.question_count',
      'class.id as class_id',
      'class.name as class_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
    ])
    .where((eb) =>
      eb.or([
        eb('courseware.is_open', '=', 1),
        eb.exists(
          eb
            .selectFrom('attempt')
            .select('attempt.id')
            .whereRef('attempt.courseware_id', '=', 'courseware.id'),
        ),
      ]),
    )
    .orderBy('courseware.created_at', 'desc')
    .orderBy('courseware.id', 'desc')
    .limit(limit)
    .execute();
}

export type NeedCourseware = Awaited<ReturnType<typeof listCoursewares>>[number];

/** The students of the classes who may sign in. */
export function listStudents(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select([
      'class_student.class_id',
      'class_student.class_number',
      'user.id as user_id',
      'user.name as student_name',
      'user.nickname_eng as student_name_eng',
      'user.created_at as joined_at',
    ])
    .where('class_student.class_id', 'in', classIds)
    .where('user.is_active', '=', 1)
    .orderBy('class_student.class_id')
    .orderBy('class_student.class_number')
    .orderBy('user.id')
    .execute();
}

export type NeedStudent = Awaited<ReturnType<typeof listStudents>>[number];

/** The coursewares in which students of the classes changed an attempt in progress after `since`. */
export async function listBusyIds(db: Db, classIds: readonly number[], since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('class_student')
    .innerJoin('attempt_member as member', 'member.user_id', 'class_student.user_id')
    .innerJoin('attempt', 'attempt.id', 'member.attempt_id')
    .select('member.courseware_id')
    .distinct()
    .where('class_student.class_id', 'in', classIds)
    // A literal, not a parameter: only then does the database use the partial index.
    .where('member.is_running', '=', sql.lit(1))
    .where((eb) => eb(eb.fn.coalesce('attempt.last_saved_at', 'attempt.started_at'), '>=', since))
    .execute();
  return rows.map(({ courseware_id }) => courseware_id);
}

const selectWaiting = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('attempt')
    .select((eb) => [
      'attempt.courseware_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('attempt.submitted_at').as('first_at'),
      eb.fn.max<number>('attempt.submitted_at').as('last_at'),
    ])
    .where('attempt.courseware_id', 'in', ids)
    // Literals, not parameters: only then does the database use the partial index.
    .where('attempt.needs_teacher', '=', sql.lit(1))
    .where('attempt.state', '=', sql.lit('submitted'))
    .where(hasCountedMember())
    .groupBy('attempt.courseware_id'),
);

/** The submitted attempts that wait for a teacher, as `countWork` counts them, with their times. */
export function listWaiting(db: Db, ids: readonly number[]) {
  return selectWaiting(db, { ids });
}

/** The activities that these students have submitted, with the classes where they did. */
export async function listSubmittedActivities(
  db: Db,
  userIds: readonly number[],
  activityIds: readonly number[],
): Promise<{ user_id: number; activity_id: number; class_id: number }[]> {
  const rows = [];
  for (const ids of splitForLists(userIds))
    rows.push(
      ...(await db
        .selectFrom('attempt_member as member')
        .innerJoin('courseware_record as placed', 'placed.id', 'member.courseware_id')
        .innerJoin('unit_record as unit', 'unit.id', 'placed.unit_id')
        .select(['member.user_id', 'placed.activity_id', 'unit.class_id'])
        .where('member.user_id', 'in', ids)
        .where('member.is_running', '=', 0)
        .where('placed.activity_id', 'in', activityIds)
        .execute()),
    );
  return rows;
}

const selectPins = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom('attempt').select(['id', 'seed', 'shuffle']).where('id', 'in', ids),
);

/** What decides the order of the questions in attempts. */
export function listPins(db: Db, ids: readonly number[]) {
  return selectPins(db, { ids });
}

const selectTimes = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('answer')
    .select((eb) => [
      'attempt_id',
      'question_id',
      'time_ms',
      'saved_at',
      eb
        .case()
        .when(eb.and([eb('response', '=', 'null'), eb('files', '=', '[]'), eb('item_count', '=', 0)]))
        .then(0)
        .else(1)
        .end()
        .as('is_answered'),
    ])
    .where('attempt_id', 'in', ids),
);

/** The times of the answers of attempts, and whether each holds something. */
export function listTimes(db: Db, attemptIds: readonly number[]) {
  return selectTimes(db, { ids: attemptIds });
}

export type AnswerTime = Awaited<ReturnType<typeof listTimes>>[number];
