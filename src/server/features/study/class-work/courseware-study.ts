import type { ApiReply } from '#contract/api.ts';
import { findCountingAttempt } from '#contract/figures/counting-attempt.ts';
import { countClass, countsInClass } from '#contract/figures/who-counts.ts';
import { findLateTime } from '#contract/rules/late-work.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Row } from '#server/database/schema.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import {
  type AttemptGroup,
  readAttemptGroups,
} from '#server/features/attempts/reading/groupmates.service.ts';
import { findReopenings } from '#server/features/attempts/reading/reopenings.service.ts';
import { describeException } from '#server/features/attempts/rules/effective-rules.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import { isLateAttempt } from '#server/features/study/class-work/late-attempt.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Loads a courseware with its people and their attempts, which all views of one courseware need. */

type CoursewareHead = ApiReply<'GET /study/grid'>['courseware'];

export type StudentAttempt = studentWork.StudyAttempt & {
  /** The group that shares the attempt, with its present name; null for the attempt of one student. */
  shared_by: AttemptGroup | null;
  /** Whether it was handed in after this student's due time. */
  is_late: boolean;
};

export type StudentAttempts = studentWork.StudyPerson & {
  /** Name of the student's group; empty without one. */
  group: string;
  /** The student's attempts by number. */
  attempts: StudentAttempt[];
  countingAttempt: StudentAttempt | undefined;
  lastReopening: Row<'attempt_reopening'> | undefined;
};

export type CoursewareStudy = {
  courseware: study.StudyCourseware;
  head: CoursewareHead;
  /** The courseware's current revision; attempts may have older ones. */
  revision: Revision;
  /** The students whom the courseware is for, everybody else with attempts, and all guests. */
  students: StudentAttempts[];
};

/** What decides whether and as what the student counts in the figures of the class. */
const toCountedPerson = ({
  is_guest,
  is_assigned,
  exception,
  attempts,
  countingAttempt,
}: StudentAttempts) => ({
  is_guest,
  is_assigned,
  is_excused: exception?.is_excused === 1,
  has_started: attempts.length > 0,
  has_submitted: countingAttempt !== undefined,
});

/** Whether the student counts in the figures of the class. */
export const isCountedStudent = (student: StudentAttempts): boolean =>
  countsInClass(toCountedPerson(student));

export async function requireStudyCourseware(
  context: ActorContext,
  id: number,
): Promise<study.StudyCourseware> {
  const courseware = requireFound(await study.findStudyCourseware(context.db, id));
  await authorize(context, 'courseware.see', courseware);
  return courseware;
}

function describeCoursewareHead(
  courseware: study.StudyCourseware,
  students: readonly StudentAttempts[],
  revision: Revision,
): CoursewareHead {
  const lateTime = findLateTime(courseware);
  return {
    courseware_id: courseware.courseware_id,
    courseware_name: courseware.courseware_name,
    type: courseware.type,
    is_marked: revision.hasMarkedQuestions,
    has_progress: revision.model.report.progress !== undefined,
    has_trace: revision.model.work.trace !== undefined,
    ...([...revision.questions.values()].some(({ labels }) => labels) && { has_labels: true as const }),
    unit_id: courseware.unit_id,
    unit_name: courseware.unit_name,
    class_id: courseware.class_id,
    class_name: courseware.class_name,
    subject_id: courseware.subject_id,
    subject_name: courseware.subject_name,
    subject_name_eng: courseware.subject_name_eng,
    join_code: courseware.join_code,
    is_open: courseware.is_open === 1,
    due_at: courseware.due_at,
    ...(lateTime && { late_until: lateTime.until }),
    max_score: revision.max_score,
    ...countClass(students.map(toCountedPerson)),
    target_kind: courseware.target_kind,
    work_by: courseware.work_by,
    questions: [...revision.questions.values()],
  };
}

async function listStudentAttempts(
  { db }: App,
  courseware: study.StudyCourseware,
): Promise<StudentAttempts[]> {
  const people = await studentWork.listStudyPeople(db, courseware);
  const allAttempts = await studentWork.listAttempts(db, [courseware.courseware_id]);
  const attemptGroupOf = await readAttemptGroups(db, allAttempts);
  const attemptsWithGroup = allAttempts.map((attempt) => ({
    ...attempt,
    shared_by: attemptGroupOf(attempt),
    is_late: isLateAttempt(attempt, courseware),
  }));
  const attemptsByStudent = Map.groupBy(attemptsWithGroup, ({ user_id }) => user_id);
  const reopenings = await findReopenings(db, allAttempts);
  const groupNameByStudent = await readGroupNames(db, courseware);
  return people.map((person) => {
    const ownAttempts = attemptsByStudent.get(person.user_id) ?? [];
    const ownReopenings = ownAttempts.flatMap((attempt) => reopenings.get(attempt.id) ?? []);
    return {
      ...person,
      group: groupNameByStudent.get(person.user_id) ?? '',
      attempts: ownAttempts,
      countingAttempt: findCountingAttempt(ownAttempts, courseware.counting_attempt),
      lastReopening: ownReopenings.toSorted((one, other) => other.reopened_at - one.reopened_at)[0],
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
  return {
    courseware,
    head: describeCoursewareHead(courseware, students, revision),
    revision,
    students,
  };
}

/** Loads the courseware with all attempts. Refuses coursewares that the teacher may not see. */
export async function requireCoursewareStudy(
  context: SignedInContext,
  coursewareId: number,
): Promise<CoursewareStudy> {
  return loadCoursewareStudy(context.app, await requireStudyCourseware(context, coursewareId));
}

/** Chooses the attempt that counts, or else the newest one. */
export function chooseShownAttempt({
  countingAttempt,
  attempts,
}: StudentAttempts): StudentAttempt | undefined {
  return countingAttempt ?? attempts.at(-1);
}

/** Describes the student's exception and last reopening for replies; empty if there are none. */
function describeExceptionAndReopening({ exception, lastReopening, attempts }: StudentAttempts) {
  const attempt = attempts.find(({ id }) => id === lastReopening?.attempt_id);
  if (!lastReopening || !attempt) return describeException(exception);
  const { reopened_at: at, is_return, message, attempt_id } = lastReopening;
  const is_submitted = attempt.state === 'submitted';
  return {
    ...describeException(exception),
    reopening: { at, is_return: is_return === 1, message, attempt_id, is_submitted },
  };
}

export function describeStudent(student: StudentAttempts) {
  const { user_id, name, name_eng, class_number, is_guest, group, is_assigned } = student;
  const described = {
    user_id,
    student_name: name,
    student_name_eng: name_eng,
    class_number,
    is_guest,
    group,
    is_assigned,
  };
  // Most students have neither.
  if (!student.exception && !student.lastReopening) return described;
  return { ...described, ...describeExceptionAndReopening(student) };
}
