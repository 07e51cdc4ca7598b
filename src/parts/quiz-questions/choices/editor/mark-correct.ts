import type { Answer } from '../schema.ts';

/** Marks an answer as right or not; a single choice has at most one right answer. */
export function markCorrect(
  answers: readonly Answer[],
  isSingle: boolean,
  id: string,
  correct: boolean,
): Answer[] {
  return answers.map((answer) => {
    if (answer.id === id) return { ...answer, correct };
    return isSingle && correct ? { ...answer, correct: false } : answer;
  });
}
