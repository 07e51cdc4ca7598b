import { expect, it } from 'vitest';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import { measureShares } from './shares.ts';

const minute = 60_000;
const box = (by: number, from: [number, number], to: [number, number], t: number): ShownInk => ({
  by,
  value: { kind: 'shape', shape: 'rectangle', colour: 'blue', width: 1, from, to, t },
});

it('counts things, minutes and area of each member, also of one who only talked', () => {
  const items = [
    box(1, [10, 10], [110, 70], 1),
    box(1, [10, 10], [110, 70], minute - 1),
    box(2, [410, 410], [430, 430], 5 * minute),
    box(0, [800, 600], [900, 700], 6 * minute),
  ];
  const shares = measureShares(items, [1, 3]);
  expect(shares.map(({ userId, things, minutes }) => [userId, things, minutes])).toEqual([
    [1, 2, 1],
    [3, 0, 0],
    [2, 1, 1],
  ]);
  expect(shares.map(({ area }) => area)).toEqual([6 / 7, 0, 1 / 7]);
});

it('keeps pages apart, and is quick with a thing that is larger than its page', () => {
  const onSecond = box(2, [10, 10], [20, 20], 1);
  const shares = measureShares(
    [box(1, [10, 10], [20, 20], 1), { ...onSecond, value: { ...onSecond.value, page: 1 } }],
    [],
  );
  expect(shares.map(({ area }) => area)).toEqual([0.5, 0.5]);
  expect(measureShares([box(1, [-20_000, -20_000], [20_000, 20_000], 1)], [])[0]?.area).toBe(1);
});
