import { LRUCache } from 'lru-cache';
import { isEnoughForAverage } from '#contract/figures/averages.ts';
import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import {
  analyseDrawnQuestion,
  analyseItems,
  type DrawnScore,
  type ItemStatistics,
  type ScoreByItem,
  type ScoredItem,
  sumScores,
} from '#contract/figures/item-analysis.ts';
import { scaleScore } from '#contract/figures/shares.ts';
import { analyseWhole, type WholeFigures } from '#contract/figures/standard-errors.ts';
import type { App } from '#server/app.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import {
  type CoursewareStudy,
  isCountedStudent,
  type StudentAttempt,
} from '#server/features/study/class-work/courseware-study.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import { perApp } from '#server/per-app.ts';

/**
 * The item analysis of a courseware from the attempts that count. Scores are kept by attempt, and read again only of
 * attempts that have changed since: the columns that tell so are read at each call, so that other processes are seen.
 */

type Attempt = studentWork.StudyAttempt;

type KeptAttempt = { state: string; scores: ScoreByItem };
type KeptAnalysis = {
  attempts: ReadonlyMap<number, KeptAttempt>;
  /** The states of all attempts, from which the statistics were calculated. */
  states: string;
  statistics: readonly ItemStatistics[];
  whole: WholeFigures;
};

/** Of all coursewares together: about 40 MB. */
const keptScoresMax = 500_000;
const keptMs = 10 * 60_000;

const getAnalyses = perApp(
  () => new LRUCache<string, KeptAnalysis>({ max: 1_000, maxSize: keptScoresMax, ttl: keptMs }),
);

/** Changes whenever the scores of an attempt may have: each change of its answers and marks raises `change_number`. */
const describeState = (attempt: Attempt): string =>
  [
    attempt.id,
    attempt.change_number,
    attempt.state,
    attempt.revision_id,
    attempt.selection,
    attempt.needs_teacher,
    attempt.score,
  ].join(' ');

/**
 * Reads the scores of attempts, scaled to the questions' current maxima. An unanswered question scores 0. Leaves out
 * answers that still wait for a teacher, and questions that the attempt's revision does not have.
 */
async function readScores(
  app: App,
  attempts: readonly Attempt[],
  items: readonly ScoredItem[],
): Promise<Map<number, ScoreByItem>> {
  if (attempts.length === 0) return new Map();
  const revisionOf = await readRevisions(app, app.db, attempts);
  const ids = attempts.map(({ id }) => id);
  const marksByAttempt = Map.groupBy(
    await studentWork.listScores(app.db, ids),
    ({ attempt_id }) => attempt_id,
  );
  return new Map(
    attempts.map((attempt) => {
      const { questions } = revisionOf(attempt);
      const marks = new Map(marksByAttempt.get(attempt.id)?.map((mark) => [mark.question_id, mark]));
      const scores = new Map<string, number>();
      for (const item of items) {
        const score = questions.has(item.id) ? scaleScore(marks.get(item.id), item) : undefined;
        if (score !== undefined) scores.set(item.id, score);
      }
      return [attempt.id, scores];
    }),
  );
}

/** The figures of all questions together, from the attempts in which each has a mark. */
function analyseComplete(questions: readonly ScoredItem[], allScores: readonly ScoreByItem[]): WholeFigures {
  const items = questions.filter(({ max_score }) => max_score > 0);
  const rows = allScores
    .map((scores) => items.flatMap(({ id }) => scores.get(id) ?? []))
    .filter(({ length }) => length === items.length);
  const maxScore = items.reduce((sum, { max_score }) => sum + max_score, 0);
  return analyseWhole(rows, maxScore);
}

async function analyse(
  app: App,
  courseware: { courseware_id: number; revision_id: number },
  { questions }: Revision,
  countingAttempts: readonly Attempt[],
): Promise<KeptAnalysis> {
  const items = [...questions.values()];
  // A correction changes maxima; the scores follow by the attempts' change numbers.
  const maxima = items.map(({ max_score }) => max_score).join();
  const key = `${courseware.courseware_id} ${courseware.revision_id} ${maxima}`;
  const kept = getAnalyses(app).get(key);
  const current = countingAttempts.map((attempt) => ({ attempt, state: describeState(attempt) }));
  const states = current.map(({ state }) => state).join();
  if (kept?.states === states) return kept;
  const changed = current.filter(({ attempt, state }) => kept?.attempts.get(attempt.id)?.state !== state);
  const readAgain = await readScores(
    app,
    changed.map(({ attempt }) => attempt),
    items,
  );
  const scoresOf = (id: number): ScoreByItem =>
    readAgain.get(id) ?? kept?.attempts.get(id)?.scores ?? new Map();
  const attempts = new Map(
    current.map(({ attempt: { id }, state }) => [id, { state, scores: scoresOf(id) }]),
  );
  const allScores = [...attempts.values()].map(({ scores }) => scores);
  const statistics = analyseItems(items, allScores);
  const analysis = { attempts, states, statistics, whole: analyseComplete(items, allScores) };
  getAnalyses(app).set(key, analysis, { size: 1 + attempts.size * Math.max(1, items.length) });
  return analysis;
}

/** The statistics of each question of the revision over some attempts, in its order, however few they are. */
export async function analyseAttempts(
  ...input: Parameters<typeof analyse>
): Promise<readonly ItemStatistics[]> {
  return (await analyse(...input)).statistics;
}

/**
 * The statistics of each question of the revision, in its order, over the attempts that count. The facility of a question
 * is the class's average of it, and is said as averages are: once enough of the class have a mark of it.
 */
export async function analyseQuestions(
  app: App,
  { courseware, revision, students }: CoursewareStudy,
): Promise<{ counting: StudentAttempt[]; statistics: ItemStatistics[]; whole: WholeFigures }> {
  const counted = students.filter(isCountedStudent);
  const countingOfPeople = counted.flatMap(({ countingAttempt }) => countingAttempt ?? []);
  const counting = uniqueAttempts(countingOfPeople);
  const { statistics, attempts, whole } = await analyse(app, courseware, revision, counting);
  const scoresOfPeople = countingOfPeople.flatMap(({ id }) => attempts.get(id)?.scores ?? []);
  const isEnough = (id: string) => {
    const marked = scoresOfPeople.filter((scores) => scores.has(id));
    return isEnoughForAverage(marked.length, counted.length);
  };
  const ids = [...revision.questions.keys()];
  return {
    counting,
    whole,
    statistics: statistics.map((figures, index) => ({
      ...figures,
      facility_index: isEnough(ids[index] ?? '') ? figures.facility_index : null,
    })),
  };
}

/**
 * The statistics of each question of the bank that was drawn for some attempt, at whatever place. A question that all
 * attempts have at one place is not drawn: the revision names it there.
 */
export async function analyseDrawnQuestions(
  ...input: Parameters<typeof analyse>
): Promise<ReadonlyMap<number, ItemStatistics>> {
  const [app, , revision, countingAttempts] = input;
  const { attempts } = await analyse(...input);
  const revisionOf = await readRevisions(app, app.db, countingAttempts);
  const drawsByQuestion = new Map<number, DrawnScore[]>();
  for (const attempt of countingAttempts) {
    const scores: ScoreByItem = attempts.get(attempt.id)?.scores ?? new Map();
    const total = sumScores(scores);
    for (const [place, score] of scores) {
      const bank = revisionOf(attempt).questions.get(place)?.bank;
      const placeInfo = revision.questions.get(place);
      if (!bank || !placeInfo || placeInfo.bank || placeInfo.max_score <= 0) continue;
      const draws = drawsByQuestion.get(bank.question_id) ?? [];
      draws.push({ share: score / placeInfo.max_score, total });
      drawsByQuestion.set(bank.question_id, draws);
    }
  }
  return new Map([...drawsByQuestion].map(([id, draws]) => [id, analyseDrawnQuestion(draws)]));
}
