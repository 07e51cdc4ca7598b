import { traceId } from '#activities/trace-id.ts';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { hasAnswerOf } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { describeFilesOfAnswer, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { listNewestSteps } from '#server/features/play/marking/teacher-marks.service.ts';
import { readResponse } from '#server/features/play/saving/read-response.service.ts';
import { medianOf } from '#server/features/study/class-figures.ts';
import { uniqueAttempts } from '#server/features/study/counting.ts';
import {
  type CoursewareStudy,
  chooseShownAttempt,
  describePerson,
  isCounted,
  requireCoursewareStudy,
  type StudentAttempts,
} from '#server/features/study/courseware-study.ts';
import { analyseItems, type Item, type ItemScores } from '#server/features/study/details/item-analysis.ts';
import { describeStep } from '#server/features/study/marks/mark.service.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** One question for the whole class: everybody's answers and the item analysis. */

/** The score scaled to the question's current maximum; undefined until a teacher has marked it. */
function scaleScore(
  mark: { score: number | null; max_score: number; needs_teacher: number } | undefined,
  { max_score }: Item,
): number | undefined {
  if (mark?.needs_teacher === 1) return undefined;
  if (!mark || mark.score === null) return 0;
  const isSame = mark.max_score === max_score || mark.max_score <= 0;
  return isSame ? mark.score : (mark.score * max_score) / mark.max_score;
}

/**
 * Scores of each counting attempt, scaled to the questions' current maxima. An unanswered question scores 0. Questions that
 * a teacher has not marked, or that are not in the attempt's revision, are left out.
 */
async function readScores(
  { app, db }: SignedInContext,
  counting: readonly studentWork.StudyAttempt[],
  items: readonly Item[],
): Promise<ItemScores[]> {
  if (counting.length === 0) return [];
  const revisionOf = await readRevisions(app, db, counting);
  const markRows = await studentWork.listMarks(
    db,
    counting.map(({ id }) => id),
  );
  const markOf = new Map(markRows.map((mark) => [`${mark.attempt_id}/${mark.question_id}`, mark]));
  return counting.map((attempt) => {
    const { questions } = revisionOf(attempt);
    const held = items.filter((item) => questions.has(item.id));
    const scores = held.flatMap((item): [string, number][] => {
      const score = scaleScore(markOf.get(`${attempt.id}/${item.id}`), item);
      return score === undefined ? [] : [[item.id, score]];
    });
    return new Map(scores);
  });
}

type Answered = {
  student: ApiReply<'GET /study/question_detail'>['students'][number];
  /** Set if the student's attempt uses another revision than the courseware. */
  content: unknown;
};

/**
 * Students who submitted; if the question has no mark, the whole class with its current answers. Leaves out attempts
 * without the question, which were started before a sync.
 */
async function listStudents(
  { app, db, lang }: SignedInContext,
  study: CoursewareStudy,
  questionId: string,
): Promise<Answered[]> {
  const shownAttemptOf = study.head.is_marked
    ? ({ counting }: StudentAttempts) => counting
    : chooseShownAttempt;
  const people = study.head.is_marked ? study.students.filter(shownAttemptOf) : study.students;
  const revisionOf = await readRevisions(
    app,
    db,
    people.flatMap((person) => shownAttemptOf(person) ?? []),
  );
  const listedPeople = people.filter((person) => {
    const attempt = shownAttemptOf(person);
    return attempt === undefined || hasAnswerOf(revisionOf(attempt), questionId);
  });
  const ids = listedPeople.flatMap((person) => shownAttemptOf(person)?.id ?? []);
  const rows = ids.length > 0 ? await studentWork.listResponses(db, ids, questionId) : [];
  const byAttempt = new Map(rows.map((row) => [row.attempt_id, row]));
  const handedIn = await findFilesOfAnswers(db, rows);
  const steps = await listNewestSteps(db, ids);
  const stepOf = new Map(
    steps.flatMap((step) => (step.question_id === questionId ? [[step.attempt_id, step]] : [])),
  );
  return listedPeople.map((person) => {
    const attempt = shownAttemptOf(person);
    const row = attempt && byAttempt.get(attempt.id);
    const pinnedRevision = attempt && revisionOf(attempt);
    const step = attempt && stepOf.get(attempt.id);
    const student = {
      ...describePerson(person),
      has_started: attempt !== undefined,
      attempt_id: attempt?.id ?? null,
      score: row ? (row.needs_teacher === 1 ? null : row.score) : 0,
      max_score: (pinnedRevision ?? study.revision).questions.get(questionId)?.max_score ?? 0,
      time_ms: row?.time_ms ?? 0,
      response:
        row && attempt
          ? readResponse(study.revision.model, { ...row, question_id: questionId }, attempt.started_at)
          : null,
      files: row ? describeFilesOfAnswer(row, handedIn, 'teacher') : [],
      step: step ? describeStep(step, lang) : null,
    };
    return { student, content: pinnedRevision === study.revision ? undefined : pinnedRevision?.content };
  });
}

/**
 * Without a question id, reads the first question, or the traces of an activity without questions. Statistics use the
 * attempts that count, and only questions.
 */
export async function readQuestionDetail(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/question_detail']>,
): Promise<ApiReply<'GET /study/question_detail'>> {
  const study = await requireCoursewareStudy(context, input.courseware_id);
  const { revision } = study;
  const items = [...revision.questions.values()];
  const id = input.question_id ?? items[0]?.id ?? traceId;
  if (!hasAnswerOf(revision, id)) throw new AppError('not_found');
  const index = items.findIndex((item) => item.id === id);
  const counting = uniqueAttempts(
    study.students.filter(isCounted).flatMap((person) => person.counting ?? []),
  );
  const all = analyseItems(items, await readScores(context, counting, items));
  const studentAnswers = await listStudents(context, study, id);
  const students = studentAnswers.map(({ student }) => student);
  const countedAnswers = studentAnswers.filter(({ student }) => student.exception?.is_excused !== true);
  const responses = countedAnswers.map(({ student: { user_id, response, files, score }, content }) => ({
    student_id: user_id,
    response,
    files,
    score,
    content,
  }));
  return {
    courseware: study.head,
    question_id: id,
    content: revision.content,
    version: revision.model.content.version,
    statistics: all[index] ?? null,
    median_time_ms: medianOf(
      countedAnswers.flatMap(({ student: { time_ms } }) => (time_ms > 0 ? [time_ms] : [])),
    ),
    report: revision.model.report.summarize(revision.content, id, responses, context.lang),
    students,
    all: all.map((statistics, at) => ({
      ...statistics,
      question_id: items[at]?.id ?? '',
      title: items[at]?.title ?? '',
      max_score: items[at]?.max_score ?? 0,
    })),
  };
}
