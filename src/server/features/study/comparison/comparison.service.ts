import type { Api, ApiReply } from '#contract/api.ts';
import { calculateClassAverage } from '#contract/figures/averages.ts';
import { comparedMin, summarizeSpread } from '#contract/figures/comparison.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import { type FoundUses, findUses } from '#server/features/study/comparison/find-uses.service.ts';
import { matchQuestion } from '#server/features/study/comparison/match-questions.ts';
import {
  type QuestionResult,
  readQuestionResults,
} from '#server/features/study/comparison/question-results.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** A courseware beside the other uses of its activity and of its questions. Nothing of it is stored. */

type Reply = ApiReply<'GET /study/comparison'>;
type UsedCourseware = Awaited<ReturnType<typeof study.listStudyCoursewaresById>>[number];
type Use = {
  courseware: UsedCourseware;
  /** Of those who count. */
  attempts: studentWork.StudyAttempt[];
  questions: readonly QuestionResult[];
};

/** The newest term first, in it by class, and the earlier use of a class first. */
const compareUses = (one: UsedCourseware, other: UsedCourseware) =>
  other.term_starts_at - one.term_starts_at ||
  one.class_name.localeCompare(other.class_name, 'en', { numeric: true }) ||
  one.created_at - other.created_at ||
  one.courseware_id - other.courseware_id;

async function readUses({ app, db }: SignedInContext, ids: readonly number[]): Promise<Use[]> {
  await submitOverdueAttempts(app, { coursewareIds: [...ids] });
  const coursewares = (await study.listStudyCoursewaresById(db, ids)).sort(compareUses);
  const attemptsById = Map.groupBy(await studentWork.listAttempts(db, ids), (each) => each.courseware_id);
  const revisionOf = await readRevisions(app, db, coursewares);
  const uses: Use[] = [];
  for (const courseware of coursewares) {
    const allAttempts = attemptsById.get(courseware.courseware_id) ?? [];
    const attempts = listCountedAttempts(allAttempts, courseware.counting_attempt);
    const questions = await readQuestionResults(app, courseware, revisionOf(courseware), attempts);
    uses.push({ courseware, attempts, questions });
  }
  return uses;
}

function describeUse(
  { courseware, attempts }: Use,
  kinds: FoundUses['kinds'],
  workCounts: Awaited<ReturnType<typeof countWork>>,
): Reply['uses'][number] {
  const { courseware_id, courseware_name, unit_name, class_id, class_name, calendar_id, calendar_name } =
    courseware;
  const { assigned, submitted } = workCounts.get(courseware_id) ?? noWork;
  const shares = attempts.map(scoreShare);
  const spread = summarizeSpread(shares);
  return {
    courseware_id,
    courseware_name,
    kind: kinds.get(courseware_id) ?? 'same',
    unit_name,
    class_id,
    class_name,
    calendar_id,
    calendar_name,
    assigned,
    submitted,
    ...spread,
    average: spread.marked < comparedMin ? null : calculateClassAverage(shares, assigned).average,
  };
}

function describeQuestion(
  question: QuestionResult,
  uses: readonly Use[],
  kinds: FoundUses['kinds'],
): Reply['questions'][number] {
  const results = uses.map(({ courseware, questions }) => {
    const sharesIds = kinds.get(courseware.courseware_id) !== 'questions';
    const match = matchQuestion(question, questions, sharesIds);
    if (!match) return null;
    const { answers, facility, title } = match;
    return { answers, facility, ...(title !== question.title && { is_changed: true as const }) };
  });
  const { id, title, max_score } = question;
  return { question_id: id, title, max_score, results };
}

/** Refuses coursewares that the caller may not see. Submits overdue attempts first. */
export async function readComparison(
  context: SignedInContext,
  { courseware_id }: ParsedInputOf<Api['GET /study/comparison']>,
): Promise<Reply> {
  const { app, db } = context;
  const courseware = await requireStudyCourseware(context, courseware_id);
  const revision = (await readRevisions(app, db, [courseware]))(courseware);
  const { kinds, is_cut } = await findUses(context, courseware_id, revision);
  const ids = [...kinds.keys()];
  const uses = await readUses(context, ids);
  const workCounts = await countWork(db, ids);
  const own = uses.find((use) => use.courseware.courseware_id === courseware_id);
  return {
    courseware_id,
    courseware_name: courseware.courseware_name,
    type: courseware.type,
    subject_name: courseware.subject_name,
    subject_name_eng: courseware.subject_name_eng,
    is_marked: hasMarkedQuestions(courseware),
    uses: uses.map((use) => describeUse(use, kinds, workCounts)),
    questions: (own?.questions ?? []).map((question) => describeQuestion(question, uses, kinds)),
    is_cut,
  };
}
