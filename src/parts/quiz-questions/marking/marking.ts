import { roundScore } from '#form/mark-work.ts';
import type { QuestionKey } from '../kind-of.ts';
import { type Question, questionResponse } from '../model.ts';
import { readOpenText } from '../open-text.ts';
import { toQuestionKey } from '../public-question.ts';
import { matchBlanks } from './blank-match.ts';

/** The score of every question by its id, in points; null if a teacher has a text to mark. */
export function markQuestions(
  questions: readonly Question[],
  responses: Readonly<Record<string, unknown>>,
): Record<string, number | null> {
  const scores = questions.map((question): [string, number | null] => {
    const response = Object.hasOwn(responses, question.id) ? responses[question.id] : undefined;
    return [question.id, markQuestion(question, response)];
  });
  return Object.fromEntries(scores);
}

/** A response that does not fit the question scores 0, and so does an open answer without text. */
export function markQuestion(question: Question, response: unknown): number | null {
  if (question.type === 'open') return readOpenText(response) === '' ? 0 : null;
  return roundScore((question.score ?? 0) * findRightShare(question, response));
}

/** The share of the response that is right, from 0 to 1. */
function findRightShare(question: Question, response: unknown): number {
  const parsedResponse = questionResponse.safeParse(response);
  if (!parsedResponse.success) return 0;
  const answer = parsedResponse.data;
  const key = toQuestionKey(question);
  if (question.type === 'single') {
    return 'option' in answer && answer.option !== null && key.options.includes(answer.option) ? 1 : 0;
  }
  if (question.type === 'multiple') {
    return 'options' in answer ? findOptionsShare(question, key, new Set(answer.options)) : 0;
  }
  if (!('blanks' in answer) || key.blanks.length === 0) return 0;
  const matches = matchBlanks(key, answer.blanks);
  return matches.filter(Boolean).length / matches.length;
}

/** All or nothing: exactly the right options. Partial: (right chosen − wrong chosen) ÷ number right, at least 0. */
function findOptionsShare(question: Question, key: QuestionKey, chosenIds: ReadonlySet<string>): number {
  const knownIds = new Set(question.answers.map(({ id }) => id));
  if (key.options.length === 0 || [...chosenIds].some((id) => !knownIds.has(id))) return 0;
  const rightCount = key.options.filter((id) => chosenIds.has(id)).length;
  const wrongCount = chosenIds.size - rightCount;
  if (question.credit === 'partial') return Math.max(0, (rightCount - wrongCount) / key.options.length);
  return wrongCount === 0 && rightCount === key.options.length ? 1 : 0;
}
