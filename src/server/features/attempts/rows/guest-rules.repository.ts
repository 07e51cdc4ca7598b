import { sql } from 'kysely';
import { lateMs } from '#server/database/accepts-work.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { isNotExcused } from '#server/database/excused.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Selects the students whom the courseware is for, with their exceptions. Excused students count as not assigned. */
const selectAssignedStudents = (db: Db, coursewareId: number) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class_student as member', 'member.class_id', 'unit.class_id')
    .innerJoin('user', 'user.id', 'member.user_id')
    .leftJoin('courseware_exception as exception', (join) =>
      join
        .onRef('exception.courseware_id', '=', 'courseware.id')
        .onRef('exception.user_id', '=', 'member.user_id'),
    )
    .select('member.user_id')
    .where('courseware.id', '=', coursewareId)
    .where('user.is_active', '=', 1)
    .where(isAssigned(sql.ref('member.user_id')))
    .where(isNotExcused('courseware.id', 'member.user_id'));

/** Selects one student who has attempts left or in progress. */
const selectAnsweringStudent = compileOnce((db, { coursewareId }: { coursewareId: number }) =>
  selectAssignedStudents(db, coursewareId)
    .where((eb) =>
      eb.or([
        eb('courseware.attempts_allowed', '=', 0),
        eb(
          eb
            .selectFrom('attempt_member')
            .select((own) => own.fn.countAll<number>().as('submitted'))
            .whereRef('attempt_member.courseware_id', '=', 'courseware.id')
            .whereRef('attempt_member.user_id', '=', 'member.user_id')
            .where('attempt_member.is_running', '=', 0),
          '<',
          sql<number>`courseware.attempts_allowed + coalesce(exception.extra_attempts, 0)`,
        ),
      ]),
    )
    .limit(1),
);

const selectLaterEnd = compileOnce((db, { coursewareId, now }: { coursewareId: number; now: number }) =>
  selectAssignedStudents(db, coursewareId)
    .where(
      sql<number>`coalesce(exception.due_at, courseware.due_at) + ${lateMs}
        + exception.extra_minutes * 60000`,
      '>',
      now,
    )
    .limit(1),
);

/** Whether some student's work, with the student's exception and late work, is still accepted after `now`. */
export async function isWorkAcceptedLater(db: Db, coursewareId: number, now: number): Promise<boolean> {
  return (await selectLaterEnd(db, { coursewareId, now })).length > 0;
}

/** Whether any student that the courseware is for could still answer if it stays open. */
export async function canMembersAnswer(db: Db, coursewareId: number): Promise<boolean> {
  return (await selectAnsweringStudent(db, { coursewareId })).length > 0;
}
