import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { type LabelledMark, summarizeAchievement } from '#contract/rules/achievement.ts';
import { requireFound } from '#server/app-error.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { nameDimensions } from '#server/features/school/dimension-names.service.ts';
import { listCountedAttempts, uniqueAttempts } from '#server/features/study/class-work/counting.ts';
import {
  isCountedStudent,
  requireCoursewareStudy,
  type StudentAttempts,
} from '#server/features/study/class-work/courseware-study.ts';
import { chooseViewer } from '#server/features/study/class-work/list.service.ts';
import { scaleScore } from '#server/features/study/class-work/scale-score.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Achievement by dimension and level, from the marks of the attempts that count. */

type Reply = ApiReply<'GET /study/achievement'>;
type Attempt = studentWork.StudyAttempt;

/** Only this many of the newest marked coursewares are read; most terms have fewer. */
const coursewaresMax = 100;

/**
 * The marks of all labelled questions of the attempts, by each attempt's own revision with its corrections. A question
 * that was left out scores 0.
 */
async function listLabelledMarks(
  { app, db }: SignedInContext,
  attempts: readonly Attempt[],
): Promise<LabelledMark[]> {
  const revisionOf = await readRevisions(app, db, attempts);
  const labelled = attempts.flatMap((attempt) => {
    const questions = [...revisionOf(attempt).questions.values()].filter(
      ({ labels, marked_by }) => labels && marked_by !== 'nobody',
    );
    return questions.length > 0 ? [{ attempt, questions }] : [];
  });
  if (labelled.length === 0) return [];
  const rows = await studentWork.listScores(
    db,
    labelled.map(({ attempt }) => attempt.id),
  );
  const rowByAnswer = new Map(rows.map((row) => [`${row.attempt_id}/${row.question_id}`, row]));
  return labelled.flatMap(({ attempt, questions }) =>
    questions.flatMap((question) => {
      const { id, labels, max_score } = question;
      const score = scaleScore(rowByAnswer.get(`${attempt.id}/${id}`), question) ?? null;
      return labels ? [{ ...labels, question: `${attempt.courseware_id}/${id}`, score, max_score }] : [];
    }),
  );
}

async function summarize(context: SignedInContext, attempts: readonly Attempt[]): Promise<Reply> {
  const counted = uniqueAttempts(attempts);
  const cells = summarizeAchievement(await listLabelledMarks(context, counted));
  const usedIds = new Set(cells.map(({ dimension_id }) => dimension_id));
  const named = await nameDimensions(context.db, context.lang);
  const goneIds = [...usedIds].filter((id) => !named.some((dimension) => dimension.id === id));
  return {
    dimensions: [...named.filter(({ id }) => usedIds.has(id)), ...goneIds.map((id) => ({ id, name: '' }))],
    cells,
    attempts: counted.length,
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

export async function readAchievement(context: SignedInContext, input: CoursewareInput): Promise<Reply> {
  const { students } = await requireCoursewareStudy(context, input.courseware_id);
  return summarize(context, chooseAttempts(students, input));
}

/** Of a class in the subjects that the caller may see, or of one of its students. */
export async function readTermAchievement(
  context: SignedInContext,
  { class_id, subject_id, user_id }: ParsedInputOf<Api['GET /study/term_achievement']>,
): Promise<Reply> {
  const { app, db } = context;
  await authorize(context, 'class.see', { class_id });
  const filter = {
    viewer: chooseViewer(context),
    calendarId: undefined,
    classId: class_id,
    subjectId: subject_id,
    unitId: undefined,
    keyword: undefined,
  };
  const coursewares = await study.listCoursewaresWithWork(db, filter, {
    limit: coursewaresMax,
    isMarked: true,
  });
  if (coursewares.length === 0) return summarize(context, []);
  const coursewareIds = coursewares.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds });
  const attemptsByCourseware = Map.groupBy(
    await studentWork.listAttempts(db, coursewareIds),
    ({ courseware_id }) => courseware_id,
  );
  const counted = coursewares.flatMap(({ courseware_id, counting_attempt }) =>
    listCountedAttempts(attemptsByCourseware.get(courseware_id) ?? [], counting_attempt),
  );
  return summarize(
    context,
    user_id === undefined ? counted : counted.filter((attempt) => attempt.user_id === user_id),
  );
}
