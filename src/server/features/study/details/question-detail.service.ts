import type { Api, ApiReply } from '#contract/api.ts';
import type { CorrectionKind } from '#contract/choices.ts';
import { calculateMedian } from '#contract/figures/averages.ts';
import type { ItemStatistics } from '#contract/figures/item-analysis.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { ActivityModel, QuestionInfo, QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { readNewestSteps } from '#server/features/attempts/marking/mark.service.ts';
import { readResponse } from '#server/features/attempts/rules/read-response.ts';
import { canHaveAnswer } from '#server/features/contents/revision.service.ts';
import { describeFilesOfAnswer, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { nameDimensions } from '#server/features/school/dimension-names.service.ts';
import { readAttemptRevisions } from '#server/features/study/class-work/attempt-revisions.ts';
import {
  type CoursewareStudy,
  chooseShownAttempt,
  describeStudent,
  isCountedStudent,
  requireCoursewareStudy,
  type StudentAttempts,
} from '#server/features/study/class-work/courseware-study.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import {
  analyseDrawnQuestions,
  analyseQuestions,
} from '#server/features/study/details/question-scores.service.ts';
import { readTraceFacts, type TraceFacts } from '#server/features/study/details/trace-facts.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** One question for the whole class: everybody's answers and the item analysis. */

type ListedAnswer = {
  student: ApiReply<'GET /study/question_detail'>['students'][number];
  /** Content of the attempt's revision; undefined if it is the courseware's own revision. */
  content: unknown;
  /** The question of the bank that the attempt has at this place. */
  bank: QuestionInfo['bank'];
  questionTitle: string;
  /** How the question was corrected in this attempt. */
  corrected: readonly CorrectionKind[] | undefined;
  /** Beside a trace. */
  traceFacts: TraceFacts | undefined;
};

/**
 * Lists the students with a counting attempt; for a trace, and if the activity has no marks, the whole class with its current work.
 * Leaves out attempts without the question, which were started before a sync.
 */
async function listStudentAnswers(
  { app, db, lang }: SignedInContext,
  coursewareStudy: CoursewareStudy,
  questionId: string,
): Promise<ListedAnswer[]> {
  const isTrace = questionId === traceId;
  const needsCounting = coursewareStudy.head.is_marked && !isTrace;
  const shownAttemptOf = needsCounting
    ? ({ countingAttempt }: StudentAttempts) => countingAttempt
    : chooseShownAttempt;
  const people = needsCounting ? coursewareStudy.students.filter(shownAttemptOf) : coursewareStudy.students;
  const revisionOf = await readAttemptRevisions(
    { app, db },
    coursewareStudy,
    people.flatMap((person) => shownAttemptOf(person) ?? []),
  );
  const listedPeople = people.filter((person) => {
    const attempt = shownAttemptOf(person);
    return attempt === undefined || canHaveAnswer(revisionOf(attempt), questionId);
  });
  const attempts = listedPeople.flatMap((person) => shownAttemptOf(person) ?? []);
  const ids = attempts.map(({ id }) => id);
  const rows = ids.length > 0 ? await studentWork.listResponses(db, ids, questionId) : [];
  const rowByAttempt = new Map(rows.map((row) => [row.attempt_id, row]));
  const { courseware } = coursewareStudy;
  const traceFactsOf = isTrace ? await readTraceFacts(db, courseware, attempts, revisionOf) : undefined;
  const handedInFiles = await findFilesOfAnswers(db, rows);
  const newestStepOf = await readNewestSteps(db, ids, lang);
  return listedPeople.map((person) => {
    const attempt = shownAttemptOf(person);
    const row = attempt && rowByAttempt.get(attempt.id);
    const pinnedRevision = attempt && revisionOf(attempt);
    const student = {
      ...describeStudent(person),
      has_started: attempt !== undefined,
      attempt_id: attempt?.id ?? null,
      ...(attempt?.shared_by && { shared: { name: attempt.shared_by.name } }),
      score: row ? (row.needs_teacher === 1 ? null : row.score) : 0,
      max_score: (pinnedRevision ?? coursewareStudy.revision).questions.get(questionId)?.max_score ?? 0,
      time_ms: row?.time_ms ?? 0,
      response:
        row && attempt
          ? readResponse(
              coursewareStudy.revision.model,
              { ...row, question_id: questionId },
              attempt.started_at,
            )
          : null,
      files: row ? describeFilesOfAnswer(row, handedInFiles, 'teacher') : [],
      item_count: row?.item_count ?? 0,
      step: attempt ? newestStepOf({ attempt_id: attempt.id, question_id: questionId }) : null,
    };
    return {
      student,
      content: pinnedRevision === coursewareStudy.revision ? undefined : pinnedRevision?.content,
      bank: attempt?.selection === null ? undefined : pinnedRevision?.questions.get(questionId)?.bank,
      questionTitle: pinnedRevision?.questions.get(questionId)?.title ?? '',
      corrected: pinnedRevision?.corrections.get(questionId),
      traceFacts: attempt && traceFactsOf?.(attempt, person),
    };
  });
}

function toResponse({ student, content, traceFacts }: ListedAnswer): StudentResponse {
  const { user_id, response, files, item_count, score } = student;
  return { student_id: user_id, response, files, item_count, score, content, ...traceFacts };
}

/** The questions of the bank that students had at the place, those that most of them had first. */
function listDrawn(
  answers: readonly ListedAnswer[],
  id: string,
  { report }: ActivityModel,
  lang: Language,
  statisticsOf: (questionId: number) => ItemStatistics,
) {
  const drawn = answers.filter(({ bank }) => bank !== undefined);
  const groups = [...Map.groupBy(drawn, ({ bank }) => bank?.question_id ?? 0)];
  groups.sort(([, one], [, other]) => other.length - one.length);
  return groups.map(([bank_question_id, group]) => {
    const [first] = group;
    const content = report.excerpt?.(first?.content, id) ?? first?.content;
    return {
      bank_question_id,
      title: first?.questionTitle ?? '',
      ...(first?.corrected && { corrected: [...first.corrected] }),
      content,
      statistics: statisticsOf(bank_question_id),
      report: report.summarize(content, id, group.map(toResponse), lang),
    };
  });
}

/** The averages of the questions along a timeline are those of the item analysis. */
function addFacilities(
  report: QuestionReport,
  facilityByQuestion: ReadonlyMap<string, number | null>,
): QuestionReport {
  const { timeline, ...rest } = report;
  if (!timeline) return rest;
  const stops = timeline.stops.map((stop) => ({
    ...stop,
    facility: facilityByQuestion.get(stop.question_id) ?? null,
  }));
  return { ...rest, timeline: { ...timeline, stops } };
}

/** The name of a dimension that was deleted is empty. */
async function describeLabels({ db, lang }: SignedInContext, labels: QuestionInfo['labels']) {
  if (!labels) return undefined;
  const dimension = (await nameDimensions(db, lang)).find(({ id }) => id === labels.dimension_id);
  return { dimension: dimension?.name ?? '', level: labels.level };
}

/**
 * Without a question id, reads the first question, or the traces of an activity without questions. Statistics use the
 * attempts that count, and only questions.
 */
export async function readQuestionDetail(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/question_detail']>,
): Promise<ApiReply<'GET /study/question_detail'>> {
  const coursewareStudy = await requireCoursewareStudy(context, input.courseware_id);
  const { revision } = coursewareStudy;
  const items = [...revision.questions.values()];
  const id = input.question_id ?? items[0]?.id ?? traceId;
  if (!canHaveAnswer(revision, id)) throw new AppError('not_found');
  const index = items.findIndex((item) => item.id === id);
  const { courseware } = coursewareStudy;
  const analysis = await analyseQuestions(context.app, coursewareStudy);
  const { counting, statistics: allStatistics, whole } = analysis;
  const labels = await describeLabels(context, revision.questions.get(id)?.labels);
  const studentAnswers = await listStudentAnswers(context, coursewareStudy, id);
  const students = studentAnswers.map(({ student }) => student);
  const countedIds = new Set(coursewareStudy.students.filter(isCountedStudent).map(({ user_id }) => user_id));
  const countedAnswers = studentAnswers.filter(({ student }) => countedIds.has(student.user_id));
  // Whoever had another question of the bank here has answered that one, and not an earlier version.
  const responses = countedAnswers.filter(({ bank }) => bank === undefined).map(toResponse);
  const drawnStatistics = countedAnswers.some(({ bank }) => bank)
    ? await analyseDrawnQuestions(context.app, courseware, revision, counting)
    : undefined;
  const corrected = revision.corrections.get(id);
  const report = addFacilities(
    revision.model.report.summarize(revision.content, id, responses, context.lang),
    new Map(items.map((item, place) => [item.id, allStatistics[place]?.facility_index ?? null])),
  );
  return {
    courseware: coursewareStudy.head,
    question_id: id,
    can_be_corrected: revision.model.content.mapQuestions !== undefined,
    ...(corrected && { corrected: [...corrected] }),
    content: revision.content,
    version: revision.model.content.version,
    ...(labels && { labels }),
    statistics: allStatistics[index] ?? null,
    whole,
    median_time_ms: calculateMedian(
      countedAnswers.flatMap(({ student: { time_ms } }) => (time_ms > 0 ? [time_ms] : [])),
    ),
    report,
    ...(drawnStatistics && {
      drawn: listDrawn(countedAnswers, id, revision.model, context.lang, (questionId) =>
        requireFound(drawnStatistics.get(questionId) ?? allStatistics[index]),
      ),
    }),
    // A timeline says of each student what their long trace does.
    students: report.timeline ? students.map((student) => ({ ...student, response: null })) : students,
    all: allStatistics.map((statistics, itemIndex) => ({
      ...statistics,
      question_id: items[itemIndex]?.id ?? '',
      title: items[itemIndex]?.title ?? '',
      max_score: items[itemIndex]?.max_score ?? 0,
    })),
  };
}
