import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import { listExceptions } from '#server/features/study/mark-book/mark-book.repository.ts';
import { findFellSigns } from '#server/features/study/needs/fell-signs.ts';
import type { FoundSign } from '#server/features/study/needs/found-sign.ts';
import * as needs from '#server/features/study/needs/needs.repository.ts';
import { findStuckSigns } from '#server/features/study/needs/stuck-signs.service.ts';
import { findWorkSigns, isOpenNow, mayLackWork } from '#server/features/study/needs/work-signs.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';
import type { UnitScope } from '#server/policy/visible-units.repository.ts';

/** Finds the signs of a scope. Nothing of them is stored: each call reads the work as it is. */

/** The newest coursewares that are looked at; a teacher's term has fewer. */
const coursewaresMax = 300;

type Context = { app: App; db: Db; now: number };
type StudentsByClass = ReadonlyMap<number, readonly needs.NeedStudent[]>;
type AttemptsByCourseware = ReadonlyMap<number, readonly studentWork.StudyAttempt[]>;

const idOf = ({ courseware_id }: needs.NeedCourseware) => courseware_id;

/** Returns whether a student submitted the activity of a courseware in another class. */
async function readDoneElsewhere(db: Db, signs: readonly FoundSign[]) {
  const userIds = [...new Set(signs.flatMap(({ user_id }) => user_id ?? []))];
  const activityIds = [...new Set(signs.map(({ courseware }) => courseware.activity_id))];
  const rows = userIds.length > 0 ? await needs.listSubmittedActivities(db, userIds, activityIds) : [];
  const rowsByStudent = Map.groupBy(rows, ({ user_id }) => user_id);
  return ({ user_id }: { user_id: number | null }, { activity_id, class_id }: needs.NeedCourseware) =>
    (rowsByStudent.get(user_id ?? 0) ?? []).some(
      (row) => row.activity_id === activity_id && row.class_id !== class_id,
    );
}

async function listWorkSigns(
  { db, now }: Context,
  coursewares: readonly needs.NeedCourseware[],
  students: StudentsByClass,
  attempts: AttemptsByCourseware,
): Promise<FoundSign[]> {
  const dated = coursewares.filter((each) => isOpenNow(each, now));
  if (dated.length === 0) return [];
  const exceptionRows = await listExceptions(db, dated.map(idOf));
  const exceptions = Map.groupBy(exceptionRows, ({ courseware_id }) => courseware_id);
  const exceptionsOf = (courseware: needs.NeedCourseware) =>
    new Map((exceptions.get(idOf(courseware)) ?? []).map(({ user_id, exception }) => [user_id, exception]));
  const ending = dated.filter((each) => mayLackWork(each, exceptionsOf(each).values(), now));
  const targeted = ending.filter(({ target_kind }) => target_kind !== 'class');
  const assigned = await listAssigned(db, targeted.map(idOf));
  const signs = ending.flatMap((courseware) =>
    findWorkSigns(
      {
        courseware,
        students: students.get(courseware.class_id) ?? [],
        assignedIds:
          courseware.target_kind === 'class' ? undefined : (assigned.get(idOf(courseware)) ?? new Set()),
        exceptions: exceptionsOf(courseware),
        startedIds: new Set((attempts.get(idOf(courseware)) ?? []).map(({ user_id }) => user_id)),
      },
      now,
    ),
  );
  const isDoneElsewhere = await readDoneElsewhere(db, signs);
  return signs.filter((sign) => !isDoneElsewhere(sign, sign.courseware));
}

async function listMarkSigns(
  { db }: Context,
  coursewares: readonly needs.NeedCourseware[],
): Promise<FoundSign[]> {
  const coursewareById = new Map(coursewares.map((each) => [idOf(each), each]));
  const rows = await needs.listWaiting(db, [...coursewareById.keys()]);
  return rows.flatMap(({ courseware_id, count, first_at, last_at }): FoundSign[] => {
    const courseware = coursewareById.get(courseware_id);
    if (!courseware) return [];
    return [
      {
        reason: 'to_mark',
        user_id: null,
        courseware_id,
        courseware,
        // Marking some of them is no new evidence; one more submission is.
        state: `${last_at}`,
        rank: first_at,
        question: null,
        evidence: { count, since: first_at },
        certainty: 'certain',
      },
    ];
  });
}

/** All signs of a scope, and the students of its classes. */
export async function findSigns(
  context: Context,
  scope: UnitScope,
): Promise<{ signs: FoundSign[]; students: readonly needs.NeedStudent[] }> {
  const { db, now } = context;
  const coursewares = await needs.listCoursewares(db, scope, coursewaresMax);
  if (coursewares.length === 0) return { signs: [], students: [] };
  const students = await needs.listStudents(db, [...new Set(coursewares.map(({ class_id }) => class_id))]);
  const studentsByClass = Map.groupBy(students, ({ class_id }) => class_id);
  const studentIds = new Map(
    [...studentsByClass].map(([id, list]) => [id, new Set(list.map(({ user_id }) => user_id))]),
  );
  const isStudent = (classId: number, userId: number) => studentIds.get(classId)?.has(userId) ?? false;
  const attempts = Map.groupBy(
    await studentWork.listAttempts(db, coursewares.map(idOf)),
    ({ courseware_id }) => courseware_id,
  );
  const workplaces = coursewares
    .filter((each) => isOpenNow(each, now))
    .map((courseware) => ({ courseware, attempts: attempts.get(idOf(courseware)) ?? [] }));
  const signs = [
    ...(await listMarkSigns(context, coursewares)),
    ...(await listWorkSigns(context, coursewares, studentsByClass, attempts)),
    ...(await findStuckSigns(context, workplaces, isStudent)),
    ...findFellSigns(coursewares, attempts, isStudent, now),
  ];
  return { signs, students };
}
