import type { Api, ApiReply } from '#contract/api.ts';
import { calculateClassAverage } from '#contract/figures/averages.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { addSubjectName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readNewestSteps } from '#server/features/attempts/marking/mark.service.ts';
import {
  describeEarlierSubmission,
  type EarlierSubmission,
  listEarlierSubmissions,
  readEarlierAnswers,
} from '#server/features/attempts/reading/earlier-submissions.service.ts';
import { readResponse } from '#server/features/attempts/rules/read-response.ts';
import { attemptPeriod, limitTimes } from '#server/features/attempts/rules/spent-time.ts';
import { canHaveAnswer, type Revision } from '#server/features/contents/revision.service.ts';
import { countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { describeFilesOfAnswer, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { readAttemptRevisions } from '#server/features/study/class-work/attempt-revisions.ts';
import {
  type CoursewareStudy,
  describeStudent,
  requireCoursewareStudy,
  type StudentAttempts,
} from '#server/features/study/class-work/courseware-study.ts';
import { chooseViewer } from '#server/features/study/class-work/list.service.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';

/** Details of one student in one courseware, and a trend over the term. */

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

/** The trend shows at most this number of the term's newest coursewares. */
const trendCoursewaresMax = 60;

/** Of the coursewares that are for part of the class, lists the ids of those that are for this student. */
async function listTargetedIds(
  db: Db,
  coursewares: readonly study.StudyCourseware[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const targetedCoursewares = coursewares.filter(({ target_kind }) => target_kind !== 'class');
  const studentsByCourseware = await listAssigned(
    db,
    targetedCoursewares.map(({ courseware_id }) => courseware_id),
  );
  return new Set([...studentsByCourseware].flatMap(([id, students]) => (students.has(userId) ? [id] : [])));
}

/**
 * Reads the student's and the class's results in the coursewares of the term that the teacher may see. Leaves out
 * coursewares for other students; empty for guests.
 */
async function readTrend(
  context: SignedInContext,
  { courseware }: CoursewareStudy,
  student: StudentAttempts,
): Promise<PersonalDetail['trend']> {
  if (student.is_guest) return [];
  const coursewares = await study.listCoursewaresWithWork(
    context.db,
    {
      viewer: chooseViewer(context),
      calendarId: courseware.calendar_id,
      classId: courseware.class_id,
      subjectId: undefined,
      unitId: undefined,
      keyword: undefined,
    },
    { limit: trendCoursewaresMax, isMarked: true },
  );
  if (coursewares.length === 0) return [];
  const ids = coursewares.map(({ courseware_id }) => courseware_id);
  const attemptsByCourseware = Map.groupBy(
    await studentWork.listAttempts(context.db, ids),
    ({ courseware_id }) => courseware_id,
  );
  const workCountById = await countWork(context.db, ids);
  const assignedIds = await listTargetedIds(context.db, coursewares, student.user_id);
  const shownCoursewares = coursewares.filter(
    ({ courseware_id, target_kind }) =>
      target_kind === 'class' ||
      assignedIds.has(courseware_id) ||
      attemptsByCourseware.get(courseware_id)?.some(({ user_id }) => user_id === student.user_id),
  );
  return shownCoursewares.map((shownCourseware) => {
    const { courseware_id } = shownCourseware;
    const countedAttempts = listCountedAttempts(
      attemptsByCourseware.get(courseware_id) ?? [],
      shownCourseware.counting_attempt,
    );
    const ownAttempt = countedAttempts.find(({ user_id }) => user_id === student.user_id);
    return {
      courseware_id,
      courseware_name: shownCourseware.courseware_name,
      subject_name: addSubjectName(shownCourseware, context.lang).subject_name,
      submitted_at: ownAttempt?.submitted_at ?? null,
      share: scoreShare(ownAttempt),
      class_share: calculateClassAverage(
        countedAttempts.map(scoreShare),
        (workCountById.get(courseware_id) ?? noWork).assigned,
      ).average,
    };
  });
}

/** Chooses the requested attempt, or the one that counts, or the newest. Refuses other people's attempts. */
function chooseAttempt(
  student: StudentAttempts,
  id: number | undefined,
): studentWork.StudyAttempt | undefined {
  if (id !== undefined) return requireFound(student.attempts.find((attempt) => attempt.id === id));
  return student.countingAttempt ?? student.attempts.at(-1);
}

type AnswersWithMarks = {
  /** The attempt; `submitted_at` is that of the chosen submission. */
  attempt: studentWork.StudyAttempt;
  rows: readonly Row<'answer'>[];
  /** Finds the newest step of a teacher's mark; none for an earlier submission, whose scores already include them. */
  newestStepOf: Awaited<ReturnType<typeof readNewestSteps>>;
};

/** Reads the present answers of an attempt, or those of an earlier submission. */
async function readAnswers(
  { db, lang }: SignedInContext,
  attempt: studentWork.StudyAttempt,
  earlierSubmission: EarlierSubmission | undefined,
): Promise<AnswersWithMarks> {
  if (earlierSubmission) {
    const { submitted_at } = earlierSubmission;
    const rows = readEarlierAnswers(earlierSubmission);
    return { attempt: { ...attempt, submitted_at }, rows, newestStepOf: () => null };
  }
  const newestStepOf = await readNewestSteps(db, [attempt.id], lang);
  return { attempt, rows: await studentWork.listAnswers(db, attempt.id), newestStepOf };
}

async function describeAnswers(
  { app, db }: SignedInContext,
  { attempt, rows, newestStepOf }: AnswersWithMarks,
  revision: Revision,
): Promise<PersonalDetail['answers']> {
  const { model, questions } = revision;
  const handedInFiles = await findFilesOfAnswers(db, rows);
  const positionByQuestion = new Map([...questions.keys()].map((id, index) => [id, index]));
  return limitTimes(rows, questions, attemptPeriod(attempt, app.now()))
    .filter(({ question_id }) => canHaveAnswer(revision, question_id))
    .sort(
      (one, other) =>
        (positionByQuestion.get(one.question_id) ?? 0) - (positionByQuestion.get(other.question_id) ?? 0),
    )
    .map((row) => {
      const { question_id, response, score, max_score, needs_teacher, time_ms, flagged, saved_at } = row;
      return {
        question_id,
        response: readResponse(model, { question_id, response, saved_at }, attempt.started_at),
        files: describeFilesOfAnswer(row, handedInFiles, 'teacher'),
        item_count: row.item_count,
        score,
        max_score,
        needs_teacher: needs_teacher === 1,
        time_ms,
        flagged: flagged === 1,
        saved_at,
        step: newestStepOf({ attempt_id: attempt.id, question_id }),
      };
    });
}

/** The marks by attempt of a student with several submitted ones. */
async function readScores(
  { db }: SignedInContext,
  { attempts }: StudentAttempts,
): Promise<PersonalDetail['scores']> {
  const submittedIds = attempts.filter(({ state }) => state === 'submitted').map(({ id }) => id);
  if (submittedIds.length < 2) return [];
  const rows = await studentWork.listScores(db, submittedIds);
  return rows.map(({ attempt_id, question_id, score, max_score, needs_teacher }) => ({
    attempt_id,
    question_id,
    score,
    max_score,
    needs_teacher: needs_teacher === 1,
  }));
}

export async function readPersonalDetail(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/personal_detail']>,
): Promise<PersonalDetail> {
  const coursewareStudy = await requireCoursewareStudy(context, input.courseware_id);
  const student = requireFound(coursewareStudy.students.find(({ user_id }) => user_id === input.user_id));
  const chosenAttempt = chooseAttempt(student, input.attempt_id);
  const revision = chosenAttempt
    ? (await readAttemptRevisions(context, coursewareStudy, [chosenAttempt]))(chosenAttempt)
    : coursewareStudy.revision;
  const earlierSubmissions = await listEarlierSubmissions(context.db, student.attempts);
  const requestedSubmission =
    input.earlier === undefined
      ? undefined
      : requireFound(
          earlierSubmissions.find(
            (row) => row.attempt_id === chosenAttempt?.id && row.number === input.earlier,
          ),
        );
  return {
    // The attempt's own revision, because a sync may have changed the courseware since.
    courseware: {
      ...coursewareStudy.head,
      max_score: revision.max_score,
      questions: [...revision.questions.values()],
    },
    student: describeStudent(student),
    attempts: student.attempts.map((attempt) => ({
      id: attempt.id,
      number: attempt.number,
      state: attempt.state,
      counts: attempt.id === student.countingAttempt?.id,
      group: attempt.shared_by,
      own_score: attempt.own_score,
      started_at: attempt.started_at,
      submitted_at: attempt.submitted_at,
      ...(attempt.is_late && { is_late: true as const }),
      time_ms: attempt.time_ms,
      score: attempt.score,
      max_score: attempt.max_score,
      comment: attempt.comment,
      earlier: earlierSubmissions
        .filter(({ attempt_id }) => attempt_id === attempt.id)
        .map((row) => describeEarlierSubmission(row, context.lang)),
    })),
    attempt_id: chosenAttempt?.id ?? null,
    scores: await readScores(context, student),
    content: revision.content,
    version: revision.model.content.version,
    answers: chosenAttempt
      ? await describeAnswers(
          context,
          await readAnswers(context, chosenAttempt, requestedSubmission),
          revision,
        )
      : [],
    trend: await readTrend(context, coursewareStudy, student),
  };
}
