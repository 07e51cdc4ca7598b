import type { ApiReply } from '#contract/api.ts';
import { requireFound } from '#server/app-error.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import { type AttemptGroup, readGroups } from '#server/features/play/attempts/groupmates.service.ts';
import { submitOverdueAttempts } from '#server/features/play/ending/submit.service.ts';
import {
  describeException,
  findReopenings,
} from '#server/features/play/exceptions/read-exceptions.service.ts';
import { findCountingAttempt } from '#server/features/study/counting.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { ActorContext, App, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Loads a courseware with its people and their attempts, which all views of one courseware need. */

type CoursewareHead = ApiReply<'GET /study/grid'>['courseware'];

export type StudentAttempt = studentWork.StudyAttempt & {
  /** The group that shares the attempt, under its present name; null for the attempt of one student. */
  shared_by: AttemptGroup | null;
};

export type StudentAttempts = studentWork.Person & {
  /** Name of the student's group; empty without one. */
  group: string;
  /** Attempts in order of their numbers. */
  attempts: StudentAttempt[];
  counting: StudentAttempt | undefined;
  reopening: Row<'attempt_reopening'> | undefined;
};

export type CoursewareStudy = {
  courseware: study.StudyCourseware;
  head: CoursewareHead;
  /** The courseware's current revision; attempts may have older ones. */
  revision: Revision;
  /** The students whom the courseware is for, everybody else with attempts, and all guests. */
  students: StudentAttempts[];
};

/** Excused students count as not assigned. */
export function isCounted({ exception }: StudentAttempts): boolean {
  return exception?.is_excused !== 1;
}

export async function requireStudyCourseware(
  context: ActorContext,
  id: number,
): Promise<study.StudyCourseware> {
  const courseware = requireFound(await study.findStudyCourseware(context.db, id));
  await authorize(context, 'courseware.see', courseware);
  return courseware;
}

function describeHead(
  courseware: study.StudyCourseware,
  students: readonly StudentAttempts[],
  assignedCount: number,
  revision: Revision,
): CoursewareHead {
  return {
    courseware_id: courseware.courseware_id,
    courseware_name: courseware.courseware_name,
    type: courseware.type,
    is_marked: revision.isMarked,
    has_progress: revision.model.report.progress !== undefined,
    unit_id: courseware.unit_id,
    unit_name: courseware.unit_name,
    class_id: courseware.class_id,
    class_name: courseware.class_name,
    subject_name: courseware.subject_name,
    subject_name_eng: courseware.subject_name_eng,
    join_code: courseware.join_code,
    is_open: courseware.is_open === 1,
    due_at: courseware.due_at,
    max_score: courseware.max_score,
    assigned: assignedCount,
    target_kind: courseware.target_kind,
    work_by: courseware.work_by,
    started: students.filter((student) => isCounted(student) && student.attempts.length > 0).length,
    submitted: students.filter((student) => isCounted(student) && student.counting).length,
    questions: [...revision.questions.values()],
  };
}

async function listStudentAttempts(
  { db }: App,
  courseware: study.StudyCourseware,
): Promise<StudentAttempts[]> {
  const people = await studentWork.listPeople(db, courseware);
  const all = await studentWork.listAttempts(db, [courseware.courseware_id]);
  const attemptGroupOf = await readGroups(db, all);
  const attemptsWithGroup = all.map((attempt) => ({ ...attempt, shared_by: attemptGroupOf(attempt) }));
  const attempts = Map.groupBy(attemptsWithGroup, ({ user_id }) => user_id);
  const reopenings = await findReopenings(db, all);
  const groups = await readGroupNames(db, courseware);
  return people.map((person) => {
    const ownAttempts = attempts.get(person.user_id) ?? [];
    const ownReopenings = ownAttempts.flatMap((attempt) => reopenings.get(attempt.id) ?? []);
    return {
      ...person,
      group: groups.get(person.user_id) ?? '',
      attempts: ownAttempts,
      counting: findCountingAttempt(ownAttempts, courseware.counting_attempt),
      reopening: ownReopenings.toSorted((one, other) => other.reopened_at - one.reopened_at)[0],
    };
  });
}

/** Loads the courseware with all attempts. Submits overdue attempts first. */
export async function loadCoursewareStudy(
  app: App,
  courseware: study.StudyCourseware,
): Promise<CoursewareStudy> {
  await submitOverdueAttempts(app, { coursewareIds: [courseware.courseware_id] });
  const students = await listStudentAttempts(app, courseware);
  const revision = await readRevision(app, app.db, courseware);
  const assigned = students.filter((student) => student.is_assigned && isCounted(student)).length;
  return { courseware, head: describeHead(courseware, students, assigned, revision), revision, students };
}

/** Refuses 'not_found' if the teacher may not see the courseware. */
export async function requireCoursewareStudy(
  context: SignedInContext,
  coursewareId: number,
): Promise<CoursewareStudy> {
  return loadCoursewareStudy(context.app, await requireStudyCourseware(context, coursewareId));
}

/** The attempt that counts, or else the one in progress. */
export function chooseShownAttempt({ counting, attempts }: StudentAttempts): StudentAttempt | undefined {
  return counting ?? attempts.at(-1);
}

/** The student's exception and last reopening as fields of a reply; empty if there are none. */
function describeDifferences({ exception, reopening: row, attempts }: StudentAttempts) {
  const attempt = attempts.find(({ id }) => id === row?.attempt_id);
  if (!row || !attempt) return describeException(exception);
  const { reopened_at: at, is_return, message, attempt_id } = row;
  const is_submitted = attempt.state === 'submitted';
  return {
    ...describeException(exception),
    reopening: { at, is_return: is_return === 1, message, attempt_id, is_submitted },
  };
}

export function describePerson(student: StudentAttempts) {
  const { user_id, name, name_eng, class_number, is_guest, group, is_assigned } = student;
  return {
    user_id,
    student_name: name,
    student_name_eng: name_eng,
    class_number,
    is_guest,
    group,
    is_assigned,
    ...describeDifferences(student),
  };
}
