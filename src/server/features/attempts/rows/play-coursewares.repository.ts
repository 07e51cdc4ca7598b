import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { isPastTerm, openUnlessPast, pastTermBit } from '#server/database/past-term.ts';

import {
  type ExceptionColumns,
  effectiveRules,
  exceptionColumns,
  type StudentException,
  toException,
} from '#server/features/attempts/rules/effective-rules.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Queries of coursewares as one student has them. */

/** Selects coursewares with the student's exception, if there is one. */
function selectPlayableCoursewares(db: Db, userId: number) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('calendar', 'calendar.id', 'unit.calendar_id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .leftJoin('courseware_exception as exception', (join) =>
      join.onRef('exception.courseware_id', '=', 'courseware.id').on('exception.user_id', '=', userId),
    )
    .select(exceptionColumns)
    .select([
      'courseware.id',
      'courseware.name',
      'courseware.revision_id',
      'courseware.unit_id',
      openUnlessPast.as('is_open'),
      pastTermBit.as('is_past'),
      'courseware.open_changed_at',
      'courseware.open_at',
      'courseware.due_at',
      'courseware.late_hours',
      'courseware.attempts_allowed',
      'courseware.time_limit_minutes',
      'courseware.shuffle',
      'courseware.feedback_rule',
      'courseware.marks_held',
      'courseware.marks_released_at',
      'courseware.allow_guests',
      'courseware.target_kind',
      'unit.name as unit_name',
      'unit.class_id',
      'class.name as class_name',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'revision.type',
      'revision.icon',
      'revision.question_count',
      'revision.max_score',
    ]);
}

type PlayableRow = Awaited<ReturnType<ReturnType<typeof selectPlayableCoursewares>['execute']>>[number];

/** A courseware with the rules as they apply to one student. */
export type PlayCourseware = Omit<PlayableRow, keyof ExceptionColumns> & {
  exception: StudentException | null;
};

function applyException({
  extra_minutes,
  own_due_at,
  extra_attempts,
  is_excused,
  ...courseware
}: PlayableRow): PlayCourseware {
  const exception = toException({ extra_minutes, own_due_at, extra_attempts, is_excused });
  return { ...effectiveRules(courseware, exception), exception };
}

const selectPlayCourseware = compileOnce((db, { id, userId }: { id: number; userId: number }) =>
  selectPlayableCoursewares(db, userId).where('courseware.id', '=', id),
);

export async function findPlayCourseware(
  db: Db,
  id: number,
  userId: number,
): Promise<PlayCourseware | undefined> {
  const [row] = await selectPlayCourseware(db, { id, userId });
  return row && applyException(row);
}

const guestsAllowedSetting = sql<string | null>`(select value from setting where key = 'guests_allowed')`;

/**
 * Returns the rules of the class, because nobody is signed in. `guests_of_school`: '0' if the school allows no
 * guests.
 */
export async function findCoursewareByJoinCode(db: Db, joinCode: string) {
  const noUserId = 0;
  const row = await selectPlayableCoursewares(db, noUserId)
    .where('courseware.join_code', '=', joinCode)
    .select(guestsAllowedSetting.as('guests_of_school'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { guests_of_school, ...courseware } = row;
  return { courseware: applyException(courseware), guests_of_school };
}

/**
 * Coursewares of the student's classes in the current term that are open to the student or have the student's work;
 * in a past term only those with work. `is_assigned`: false if it is for other students of the class.
 */
export async function listStudentCoursewares(
  db: Db,
  userId: number,
  pastTermId?: number,
): Promise<(PlayCourseware & { is_assigned: boolean })[]> {
  const rows = await selectPlayableCoursewares(db, userId)
    .innerJoin('class_student', 'class_student.class_id', 'unit.class_id')
    .where('class_student.user_id', '=', userId)
    .select(sql<number>`case when ${isAssigned(userId)} then 1 else 0 end`.as('is_assigned'))
    .$if(pastTermId === undefined, (query) => query.where('calendar.is_current', '=', 1))
    .$if(pastTermId !== undefined, (query) =>
      query.where('calendar.id', '=', Number(pastTermId)).where(isPastTerm),
    )
    .where((eb) =>
      eb.or([
        ...(pastTermId === undefined ? [eb.and([eb('courseware.is_open', '=', 1), isAssigned(userId)])] : []),
        eb.exists(
          eb
            .selectFrom('attempt_member')
            .select('attempt_member.attempt_id')
            .whereRef('attempt_member.courseware_id', '=', 'courseware.id')
            .where('attempt_member.user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('subject.position')
    .orderBy('unit.position')
    .orderBy('unit.id')
    .orderBy('courseware.position')
    .orderBy('courseware.id')
    .execute();
  return rows.map(({ is_assigned, ...row }) => ({ ...applyException(row), is_assigned: is_assigned === 1 }));
}
