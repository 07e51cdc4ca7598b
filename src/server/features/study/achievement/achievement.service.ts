import type { Api, ApiReply } from '#contract/api.ts';
import { summarizeAchievement } from '#contract/figures/achievement.ts';
import { listCountedAttempts, uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { nameDimensions } from '#server/features/school/dimension-names.service.ts';
import { readQuestionMarks } from '#server/features/study/achievement/question-marks.service.ts';
import {
  isCountedStudent,
  requireCoursewareStudy,
  type StudentAttempts,
} from '#server/features/study/class-work/courseware-study.ts';
import { chooseViewer } from '#server/features/study/class-work/list.service.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Achievement by dimension and level, from the marks of the attempts that count. */

type Achievement = ApiReply<'GET /study/achievement'>;
type Attempt = studentWork.StudyAttempt;

/** Only this many of the newest marked coursewares are read; most terms have fewer. */
const coursewaresMax = 100;

/** Reads the marks of the attempts. Returns a function that gives the achievement in some of them. */
async function readSummaries(
  context: SignedInContext,
  attempts: readonly Attempt[],
): Promise<(some: readonly Attempt[]) => Achievement> {
  const marksByAttempt = await readQuestionMarks(context, uniqueAttempts(attempts), ({ labels }) => labels);
  const named = await nameDimensions(context.db, context.lang);
  return (some) => {
    const counted = uniqueAttempts(some);
    const cells = summarizeAchievement(counted.flatMap(({ id }) => marksByAttempt.get(id) ?? []));
    const usedIds = new Set(cells.map(({ dimension_id }) => dimension_id));
    const goneIds = [...usedIds].filter((id) => !named.some((dimension) => dimension.id === id));
    return {
      dimensions: [...named.filter(({ id }) => usedIds.has(id)), ...goneIds.map((id) => ({ id, name: '' }))],
      cells,
      attempts: counted.length,
    };
  };
}

type CoursewareInput = ParsedInputOf<Api['GET /study/achievement']>;

function chooseAttempts(students: readonly StudentAttempts[], input: CoursewareInput): Attempt[] {
  const { user_id, attempt_id, group } = input;
  if (user_id === undefined) {
    return students
      .filter((student) => isCountedStudent(student) && (group === undefined || student.group === group))
      .flatMap(({ countingAttempt }) => countingAttempt ?? []);
  }
  const student = requireFound(students.find((each) => each.user_id === user_id));
  if (attempt_id === undefined) return student.countingAttempt ? [student.countingAttempt] : [];
  const attempt = requireFound(student.attempts.find(({ id }) => id === attempt_id));
  return attempt.state === 'submitted' ? [attempt] : [];
}

export async function readAchievement(
  context: SignedInContext,
  input: CoursewareInput,
): Promise<Achievement> {
  const { students } = await requireCoursewareStudy(context, input.courseware_id);
  const attempts = chooseAttempts(students, input);
  return (await readSummaries(context, attempts))(attempts);
}

async function listAttemptsThatCount(
  { app, db }: SignedInContext,
  coursewares: readonly study.StudyCourseware[],
): Promise<Attempt[]> {
  if (coursewares.length === 0) return [];
  const coursewareIds = coursewares.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds });
  const attemptsByCourseware = Map.groupBy(
    await studentWork.listAttempts(db, coursewareIds),
    ({ courseware_id }) => courseware_id,
  );
  return coursewares.flatMap(({ courseware_id, counting_attempt }) =>
    listCountedAttempts(attemptsByCourseware.get(courseware_id) ?? [], counting_attempt),
  );
}

/** Of one student and of the class, in the subjects that the caller may see. */
export async function readTermAchievement(
  context: SignedInContext,
  { class_id, subject_id, user_id }: ParsedInputOf<Api['GET /study/term_achievement']>,
): Promise<ApiReply<'GET /study/term_achievement'>> {
  await authorize(context, 'class.see', { class_id });
  const filter = {
    viewer: chooseViewer(context),
    calendarId: undefined,
    classId: class_id,
    subjectId: subject_id,
    unitId: undefined,
    keyword: undefined,
  };
  const coursewares = await study.listCoursewaresWithWork(context.db, filter, {
    limit: coursewaresMax,
    isMarked: true,
  });
  const counted = await listAttemptsThatCount(context, coursewares);
  const summarize = await readSummaries(context, counted);
  return {
    student: summarize(counted.filter((attempt) => attempt.user_id === user_id)),
    class: summarize(counted),
  };
}
