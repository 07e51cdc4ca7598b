import { findOwn } from '#contract/find-own.ts';
import { roundScore } from '#form/mark-work.ts';
import { orderCards, readPlaced } from './cards.ts';
import type { CardTask, TaskQuestion } from './model.ts';

type Cards = CardTask['cards'];

/** The cards that belong on the page of a question; none: a teacher marks it. */
export const listRightCards = ({ right_cards }: Pick<TaskQuestion, 'right_cards'>, cards: Cards): string[] =>
  orderCards(cards, right_cards);

/**
 * The share of the points for the cards on a page: right ones less wrong ones, of all right ones, never below 0. Exactly
 * the right cards give 1.
 */
export function findShare(rightIds: readonly string[], placedIds: readonly string[]): number {
  const hits = placedIds.filter((id) => rightIds.includes(id)).length;
  const wrong = placedIds.length - hits;
  return rightIds.length === 0 ? 0 : Math.max(0, hits - wrong) / rightIds.length;
}

/** By question; null waits for a teacher. */
export function markCards(
  { questions, cards }: Pick<CardTask, 'questions' | 'cards'>,
  responses: Readonly<Record<string, unknown>>,
): Record<string, number | null> {
  const mark = (question: TaskQuestion): number | null => {
    const placedIds = readPlaced(cards, findOwn(responses, question.id));
    const rightIds = listRightCards(question, cards);
    if (rightIds.length === 0) return placedIds.length > 0 ? null : 0;
    return roundScore((question.score ?? 0) * findShare(rightIds, placedIds));
  };
  return Object.fromEntries(questions.map((question) => [question.id, mark(question)]));
}
