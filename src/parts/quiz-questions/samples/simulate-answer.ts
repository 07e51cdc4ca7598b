import type { Random } from '#form/demo-half.ts';
import type { Question, QuestionResponse } from '../model.ts';
import { samplesOf } from './samples-of.ts';

/** Simulates the answers of a student to quiz questions: right ones, likely mistakes, a few left empty. */

/**
 * `skill` about -2..2; `hardness` of the question about -2..2: the chance of a right answer is logistic in their
 * difference (Rasch model). Undefined = left empty.
 */
export function simulateAnswer(
  question: Question,
  skill: number,
  hardness: number,
  random: Random,
): QuestionResponse | undefined {
  if (random.nextFraction() < 0.03) return undefined;
  const chance = 1 / (1 + Math.exp(hardness - skill));
  const { simulateRight, simulateWrong } = samplesOf(question.type);
  return random.nextFraction() < chance ? simulateRight(question, random) : simulateWrong(question, random);
}
