import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCards, keyBetween, keyOfTime, orderPattern } from './card-order.ts';

const cards = fc.array(fc.record({ at: fc.nat({ max: 4_000_000_000_000 }), id: fc.uuid() }), {
  minLength: 1,
  maxLength: 12,
});
/** Moves of cards by teachers: each number chooses a gap between the cards at that moment. */
const moves = fc.array(fc.nat({ max: 1_000 }), { maxLength: 120 });

describe('keyBetween', () => {
  it('gives a key between two others, wherever cards are put', () => {
    fc.assert(
      fc.property(cards, moves, (sent, places) => {
        const keys = [...new Set(sent.map(({ at, id }) => keyOfTime(at, id)))].sort();
        for (const place of places) {
          const index = place % (keys.length + 1);
          const [low, high] = [keys[index - 1] ?? '', keys[index] ?? null];
          const key = keyBetween(low, high);
          expect(key > low && (high === null || key < high), `${low} < ${key} < ${high}`).toBe(true);
          expect(key).toMatch(orderPattern);
          keys.splice(index, 0, key);
        }
      }),
    );
  });

  it('finds a key for nine hundred moves to the same place', () => {
    const key = keyOfTime(Date.UTC(2026, 10, 23), 'a');
    for (const put of [
      (last: string) => keyBetween(last, null),
      (last: string) => keyBetween('', last),
      (last: string) => keyBetween(key, last === key ? null : last),
    ]) {
      let last = key;
      for (let count = 0; count < 900; count += 1) last = put(last);
      expect(last).toMatch(orderPattern);
    }
  });
});

describe('cards that nobody has moved', () => {
  it('are ordered by time, the newest first, below those that are pinned', () => {
    const card = (at: number, is_pinned = false) => ({ at, is_pinned, order: keyOfTime(at, `${at}`) });
    const times = [0, 35, 36, 999, Date.UTC(2026, 0, 1), Date.UTC(2100, 0, 1)];
    const pinned = card(5, true);
    const sorted = [...times.map((at) => card(at)), pinned].sort(compareCards);
    expect(sorted.map(({ at }) => at)).toEqual([5, ...times.toReversed()]);
  });
});
