import { beginKind } from '../create-question.ts';
import type { Question, QuestionType } from '../model.ts';

/** Changes of the editor to questions. Each returns a new value. */

/** Keeps everything that the new kind can use. */
export function switchType(question: Question, type: QuestionType): Question {
  return beginKind({ ...question, type });
}

/** The sum of the questions' scores. */
export function sumScores(questions: readonly Question[]): number {
  return questions.reduce((sum, { score }) => sum + (score ?? 0), 0);
}
