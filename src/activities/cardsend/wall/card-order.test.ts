import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCards, createKeyBetween, createTimeKey, orderPattern } from './card-order.ts';

const cards = fc.array(fc.record({ at: fc.nat({ max: 4_000_000_000_000 }), id: fc.uuid() }), {
  minLength: 1,
  maxLength: 12,
});
/** Moves of cards by teachers: each number chooses a gap between the cards at that moment. */
const arbitraryMoves = fc.array(fc.nat({ max: 1_000 }), { maxLength: 120 });

describe('createKeyBetween', () => {
  it('gives a key between two others, wherever cards are put', () => {
    fc.assert(
      fc.property(cards, arbitraryMoves, (sentCards, places) => {
        const keys = [...new Set(sentCards.map(({ at, id }) => createTimeKey(at, id)))].sort();
        for (const place of places) {
          const index = place % (keys.length + 1);
          const [low, high] = [keys[index - 1] ?? '', keys[index] ?? null];
          const key = createKeyBetween(low, high);
          expect(key > low && (high === null || key < high), `${low} < ${key} < ${high}`).toBe(true);
          expect(key).toMatch(orderPattern);
          keys.splice(index, 0, key);
        }
      }),
    );
  });

  it('finds a key for nine hundred moves to the same place', () => {
    const key = createTimeKey(Date.UTC(2026, 10, 23), 'a');
    for (const createNextKey of [
      (last: string) => createKeyBetween(last, null),
      (last: string) => createKeyBetween('', last),
      (last: string) => createKeyBetween(key, last === key ? null : last),
    ]) {
      let lastKey = key;
      for (let count = 0; count < 900; count += 1) lastKey = createNextKey(lastKey);
      expect(lastKey).toMatch(orderPattern);
    }
  });
});

describe('cards that nobody has moved', () => {
  it('are ordered by time, the newest first, below those that are pinned', () => {
    const createCard = (at: number, is_pinned = false) => ({
      at,
      is_pinned,
      order: createTimeKey(at, `${at}`),
    });
    const sentTimes = [0, 35, 36, 999, Date.UTC(2026, 0, 1), Date.UTC(2100, 0, 1)];
    const pinnedCard = createCard(5, true);
    const sortedCards = [...sentTimes.map((at) => createCard(at)), pinnedCard].sort(compareCards);
    expect(sortedCards.map(({ at }) => at)).toEqual([5, ...sentTimes.toReversed()]);
  });
});
