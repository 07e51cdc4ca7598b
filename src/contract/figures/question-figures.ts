import { calculateMean, isEnoughForAverage } from '#contract/figures/averages.ts';
import { scaleScore } from '#contract/figures/shares.ts';

/** How a class does in single questions, and who struggles. Pure; server, browser and files use the same. */

type Question = { id: string; max_score: number };

type Cell = {
  question_id: string;
  /** Null while there is no mark. */
  score: number | null;
  needs_teacher: boolean;
  /** The maximum that it is marked by; absent if it is the question's. */
  max_score?: number | undefined;
};

/** One person's work, or what a group did for each of its members: these have the same `attempt_id`. */
type Work = {
  attempt_id: number | null;
  state: 'not_started' | 'in_progress' | 'submitted';
  score: number | null;
  cells: readonly Cell[];
};

/** Below this share of its points a question is among the hardest. */
const hardestShareMax = 0.6;
const hardestShown = 3;
/** Below this share of the marks so far a student needs help. */
const helpShareMax = 0.5;
/** One wrong answer is no sign yet. */
const helpMarksMin = 2;

/**
 * The facility of a question, 0..1: mean score ÷ maximum score, both by the points of today (`scaleScore`). Null without
 * scores or points. Source: Moodle's quiz statistics.
 */
export function calculateFacility(scores: readonly number[], max_score: number): number | null {
  const mean = calculateMean(scores);
  return mean === null || max_score <= 0 ? null : mean / max_score;
}

/** The cell of a question. */
export function findCell<C extends Pick<Cell, 'question_id'>>(
  { cells }: { cells: readonly C[] },
  questionId: string,
): C | undefined {
  return cells.find(({ question_id }) => question_id === questionId);
}

/** The points of a mark, by the question's maximum of today; none while there is no mark. */
function listScores({ cells }: Pick<Work, 'cells'>, { id, max_score }: Question): number[] {
  const cell = findCell({ cells }, id);
  if (!cell || cell.score === null) return [];
  const score = scaleScore({ ...cell, max_score: cell.max_score ?? max_score }, { max_score });
  return score === undefined ? [] : [score];
}

/**
 * The facility of a question over all work with a mark, that of a group once. Null if too few of `classSize` people have
 * one, where each member of a group is one.
 */
function averageQuestion(
  works: readonly Work[],
  question: Question,
  classSize: number,
): { meanShare: number | null; scoreCount: number } {
  const pieces = [...new Map(works.map((work) => [work.attempt_id ?? work, work])).values()];
  const scores = pieces.flatMap((work) => listScores(work, question));
  const markedCount = works.filter((work) => listScores(work, question).length > 0).length;
  const isEnough = isEnoughForAverage(markedCount, classSize);
  return {
    meanShare: isEnough ? calculateFacility(scores, question.max_score) : null,
    scoreCount: scores.length,
  };
}

export function listSubmitted<W extends Pick<Work, 'state'>>(works: readonly W[]): W[] {
  return works.filter(({ state }) => state === 'submitted');
}

/** Whether enough people have submitted for averages. */
export function hasEnoughSubmitted(works: readonly Pick<Work, 'state'>[]): boolean {
  return isEnoughForAverage(listSubmitted(works).length, works.length);
}

/** The facility of a question over the people who have submitted; null if these are too few. */
export function findClassFacility(works: readonly Work[], question: Question): number | null {
  return averageQuestion(listSubmitted(works), question, works.length).meanShare;
}

/**
 * The three hardest questions, of which the class has less than 60 % of the points, hardest first. Marks of unsubmitted
 * work count, too, so that a lesson sees them. `scoreCount`: number of marks.
 */
export function findHardestQuestions<Q extends Question>(works: readonly Work[], questions: readonly Q[]) {
  return questions
    .map((question, index) => ({
      question,
      number: index + 1,
      ...averageQuestion(works, question, works.length),
    }))
    .flatMap(({ meanShare, ...rest }) =>
      meanShare !== null && meanShare < hardestShareMax ? [{ ...rest, meanShare }] : [],
    )
    .sort((one, other) => one.meanShare - other.meanShare)
    .slice(0, hardestShown);
}

/** The points so far; of submitted work the score, whatever is still to be marked. */
export function scoreSoFar({ score, cells }: Pick<Work, 'score' | 'cells'>): number {
  return score ?? cells.reduce((sum, cell) => sum + (cell.score ?? 0), 0);
}

/**
 * The share of the points of the questions that have a mark: their scores ÷ their maxima, as each was marked. Undefined
 * until two questions have one, or all of fewer.
 */
function findShareSoFar({ cells }: Pick<Work, 'cells'>, questions: readonly Question[]): number | undefined {
  const maximumById = new Map(questions.map(({ id, max_score }) => [id, max_score]));
  const marked = cells.filter(({ score, needs_teacher }) => score !== null && !needs_teacher);
  const possible = marked.reduce(
    (sum, { question_id, max_score }) => sum + (max_score ?? maximumById.get(question_id) ?? 0),
    0,
  );
  if (marked.length < Math.min(helpMarksMin, questions.length) || possible === 0) return undefined;
  return marked.reduce((sum, { score }) => sum + (score ?? 0), 0) / possible;
}

/** Work with less than half of the possible points so far, weakest first, with that share 0..1. */
export function findStrugglers<L extends { row: Pick<Work, 'cells'> }>(
  lines: readonly L[],
  questions: readonly Question[],
): { line: L; share: number }[] {
  return lines
    .flatMap((line) => {
      const share = findShareSoFar(line.row, questions);
      return share !== undefined && share < helpShareMax ? [{ line, share }] : [];
    })
    .sort((one, other) => one.share - other.share);
}
