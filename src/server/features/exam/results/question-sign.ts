import type { QuestionSign } from '#contract/choices.ts';

/** What may be wrong with a question, told by how it did. Pure. */

/** Whoever got this share of the other points knows the rest. */
export const strongShareMin = 0.7;

const strongAnswersMin = 5;
/** 'Almost everybody of those who know the rest got it wrong.' */
const strongShareMax = 0.25;

const answersMin = 10;
/** A mean of two and more quizzes is told by one odd class less easily; what is below is no chance of the draw. */
const discriminationMax = -0.3;

export type SignFigures = {
  answers: number;
  /** Sum of their shares of the points. */
  shareSum: number;
  /** Answers of those who know the rest, and the sum of their shares; 0 where teachers mark, since there is no key. */
  strongAnswers: number;
  strongShareSum: number;
  /** Mean over the quizzes; null: unknown. */
  discrimination: number | null;
};

function isKeyDoubtful(figures: SignFigures): boolean {
  const { answers, strongAnswers, strongShareSum, discrimination } = figures;
  if (strongAnswers >= strongAnswersMin && strongShareSum / strongAnswers <= strongShareMax) return true;
  // Those who know less got it right more often.
  return (
    strongAnswers > 0 &&
    answers >= 2 * answersMin &&
    discrimination !== null &&
    discrimination <= discriminationMax
  );
}

/** The first of these that holds; null: nothing that a teacher should look at. */
export function findSign(figures: SignFigures): QuestionSign | null {
  const { answers, shareSum } = figures;
  if (isKeyDoubtful(figures)) return 'key';
  if (answers < answersMin) return null;
  if (shareSum === 0) return 'nobody_right';
  return shareSum >= answers - 1e-9 ? 'all_right' : null;
}
