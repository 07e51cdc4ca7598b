import { useEffect, useEffectEvent, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import { useSpace } from '#parts/spaces/use-space.ts';
import { changePlaced, readPlaced } from '../cards.ts';
import type { PlacedCards, PublicTask } from '../model.ts';

/** What is on the page of each question. */

export type Board = {
  /** Items by card. */
  itemByCard: ReadonlyMap<string, string>;
  itemCount: number;
};

/** Boards by number of page. */
export function readBoards(items: ReadonlyMap<string, Pick<ShownInk, 'value'>>): ReadonlyMap<number, Board> {
  const boards = new Map<number, { itemByCard: Map<string, string>; itemCount: number }>();
  for (const [id, { value }] of items) {
    const page = value.page ?? 0;
    const board = boards.get(page) ?? { itemByCard: new Map(), itemCount: 0 };
    board.itemCount += 1;
    if (value.kind === 'card' && !board.itemByCard.has(value.card)) board.itemByCard.set(value.card, id);
    boards.set(page, board);
  }
  return boards;
}

type BoardProps = Pick<
  PlayerProps<PublicTask, PlacedCards>,
  'content' | 'answers' | 'mode' | 'context' | 'onAnswer'
>;

type Placed = readonly { id: string; cards: readonly string[] }[];

/**
 * The boards as they are, by number of page; while students work, the cards on each become its answer. A board that changes
 * sends its answer, an answer that arrives does not: several devices agree once they have the same board.
 */
export function useBoards(props: BoardProps): ReadonlyMap<number, Board> {
  const { content, answers, mode, context, onAnswer } = props;
  const { items, isLoaded, isLive } = useSpace(context.spaces, 'ink', overlayInk);
  const boards = readBoards(items);
  const { questions, cards } = content;
  const placed: Placed = questions.map(({ id, page }) => ({
    id,
    cards: readPlaced(cards, { cards: [...(boards.get(page)?.itemByCard.keys() ?? [])] }),
  }));
  const before = useRef<Placed>(undefined);
  const seen = isLoaded && mode === 'work' ? JSON.stringify([isLive, placed]) : '';
  const sendAnswers = useEffectEvent(() => {
    for (const { id, cards: now } of placed) {
      const answer = findOwn(answers, id);
      const given = readPlaced(cards, answer?.response);
      const was = before.current?.find((each) => each.id === id)?.cards ?? now;
      const next = isLive ? now : readPlaced(cards, { cards: changePlaced(given, was, now) });
      if (!answer?.locked && given.join() !== next.join()) onAnswer(id, { cards: next.slice() });
    }
    before.current = placed;
  });
  useEffect(() => {
    if (seen !== '') sendAnswers();
  }, [seen]);
  return boards;
}
