import { beginKind } from '../create-question.ts';
import type { Answer, Question, QuestionType } from '../model.ts';

/** Changes of the editor to questions. Each returns a new value. */

/** Keeps everything that the new kind can use. */
export function switchType(question: Question, type: QuestionType): Question {
  return beginKind({ ...question, type });
}

/** Marks an answer as right or not; a single choice has at most one right answer. */
export function markCorrect(
  answers: readonly Answer[],
  type: QuestionType,
  id: string,
  correct: boolean,
): Answer[] {
  return answers.map((answer) => {
    if (answer.id === id) return { ...answer, correct };
    return type === 'single' && correct ? { ...answer, correct: false } : answer;
  });
}

/** Changes the item with this id. */
export function changeById<T extends { id: string }>(
  items: readonly T[],
  id: string,
  change: (item: T) => T,
): T[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** The sum of the questions' scores. */
export function sumScores(questions: readonly Question[]): number {
  return questions.reduce((sum, { score }) => sum + (score ?? 0), 0);
}
