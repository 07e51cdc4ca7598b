import { findOwn } from '#contract/find-own.ts';
import { roundScore } from '#form/mark-work.ts';
import { markingOf, readResponse } from './kind-marking.ts';
import type { Question } from './model.ts';

/** The score of every question by its id, in points; null if a teacher has a text to mark. */
export function markQuestions(
  questions: readonly Question[],
  responses: Readonly<Record<string, unknown>>,
): Record<string, number | null> {
  const scores = questions.map((question): [string, number | null] => {
    const response = findOwn(responses, question.id);
    return [question.id, markQuestion(question, response)];
  });
  return Object.fromEntries(scores);
}

/** A response that does not fit the question scores 0, and so does an open answer without text. */
export function markQuestion(question: Question, response: unknown): number | null {
  if (question.corrected?.rule) return question.score ?? 0;
  const ownResponse = readResponse(question, response);
  if (!ownResponse) return 0;
  const share = markingOf(question).findShare(question, ownResponse);
  return share === null ? null : roundScore((question.score ?? 0) * share);
}
