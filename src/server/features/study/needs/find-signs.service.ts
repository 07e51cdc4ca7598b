import { activeMs } from '#contract/rules/needs/stuck.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { StudentException } from '#server/features/attempts/rules/effective-rules.ts';
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
/** The newest activities of a class and subject whose results say how a student usually does. */
const resultsMax = 20;

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

/** The coursewares of a scope by what is looked for in them. */
type Looked = {
  all: readonly needs.NeedCourseware[];
  /** Where somebody may not have handed in what is due soon, or was due lately. */
  ending: readonly needs.NeedCourseware[];
  /** Where students are at work. */
  busy: readonly needs.NeedCourseware[];
  /** Whose results tell how students do. */
  marked: readonly needs.NeedCourseware[];
  exceptionsOf: (courseware: needs.NeedCourseware) => ReadonlyMap<number, StudentException | null>;
};

/** Sorts out the coursewares, so that of a whole term the attempts of few are read. */
async function chooseCoursewares({ db, now }: Context, scope: UnitScope): Promise<Looked> {
  const all = await needs.listCoursewares(db, scope, coursewaresMax);
  const open = all.filter((each) => isOpenNow(each, now));
  const openIds = open.map(idOf);
  const exceptionRows = openIds.length > 0 ? await listExceptions(db, openIds) : [];
  const exceptions = Map.groupBy(exceptionRows, ({ courseware_id }) => courseware_id);
  const exceptionsOf = (courseware: needs.NeedCourseware) =>
    new Map((exceptions.get(idOf(courseware)) ?? []).map(({ user_id, exception }) => [user_id, exception]));
  const classIds = [...new Set(open.map(({ class_id }) => class_id))];
  const busyIds = new Set(classIds.length > 0 ? await needs.listBusyIds(db, classIds, now - activeMs) : []);
  const marked = all.filter(({ question_count }) => question_count > 0);
  const taught = Map.groupBy(marked, ({ class_id, subject_id }) => `${class_id}/${subject_id}`);
  return {
    all,
    ending: open.filter((each) => mayLackWork(each, exceptionsOf(each).values(), now)),
    busy: open.filter((each) => busyIds.has(idOf(each))),
    marked: [...taught.values()].flatMap((ofClass) => ofClass.slice(0, resultsMax)),
    exceptionsOf,
  };
}

async function listWorkSigns(
  { db, now }: Context,
  { ending, exceptionsOf }: Looked,
  students: StudentsByClass,
  attempts: AttemptsByCourseware,
): Promise<FoundSign[]> {
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

/** The attempts of the coursewares, each read once. */
async function readAttempts(db: Db, { ending, busy, marked }: Looked): Promise<AttemptsByCourseware> {
  const ids = new Set([...ending, ...busy, ...marked].map(idOf));
  const rows = ids.size > 0 ? await studentWork.listAttempts(db, [...ids]) : [];
  return Map.groupBy(rows, ({ courseware_id }) => courseware_id);
}

/** All signs of a scope, and the students of its classes. */
export async function findSigns(
  context: Context,
  scope: UnitScope,
): Promise<{ signs: FoundSign[]; students: readonly needs.NeedStudent[] }> {
  const { db, now } = context;
  const looked = await chooseCoursewares(context, scope);
  if (looked.all.length === 0) return { signs: [], students: [] };
  const students = await needs.listStudents(db, [...new Set(looked.all.map(({ class_id }) => class_id))]);
  const studentsByClass = Map.groupBy(students, ({ class_id }) => class_id);
  const studentIds = new Map(
    [...studentsByClass].map(([id, list]) => [id, new Set(list.map(({ user_id }) => user_id))]),
  );
  const isStudent = (classId: number, userId: number) => studentIds.get(classId)?.has(userId) ?? false;
  const attempts = await readAttempts(db, looked);
  const workplaces = looked.busy.map((courseware) => ({
    courseware,
    attempts: attempts.get(idOf(courseware)) ?? [],
  }));
  const signs = [
    ...(await listMarkSigns(context, looked.all)),
    ...(await listWorkSigns(context, looked, studentsByClass, attempts)),
    ...(await findStuckSigns(context, workplaces, isStudent)),
    ...findFellSigns(looked.marked, attempts, isStudent, now),
  ];
  return { signs, students };
}
