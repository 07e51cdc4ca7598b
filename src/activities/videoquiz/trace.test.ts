import fc from 'fast-check';
import { expect, it } from 'vitest';
import { watchedTrace } from './trace.ts';
import {
  findFrontier,
  joinStretches,
  measure,
  parseTrace,
  type Stretch,
  type WatchTrace,
} from './watched.ts';

const { schema, merge, limitTimes } = watchedTrace;
const stretch = fc
  .tuple(fc.nat(500), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]): Stretch => [from, from + length]);
const trace: fc.Arbitrary<WatchTrace> = fc
  .record({ stretches: fc.array(stretch, { maxLength: 12 }), at: fc.nat(600), noted_at: fc.nat(3) })
  .map(({ stretches, at, noted_at }) => ({ watched: joinStretches(stretches), at, noted_at }));

/** Which tenths are in it, counted one by one. */
const listTenths = ({ watched }: WatchTrace) =>
  new Set(watched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)));

it('merges in any order, in any groups, any number of times, to the union', () => {
  fc.assert(
    fc.property(trace, trace, trace, (one, two, three) => {
      const both = merge(one, two);
      expect(merge(two, one)).toEqual(both);
      expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
      expect(merge(both, two)).toEqual(both);
      expect(schema.parse(both)).toEqual(both);
      expect(listTenths(both)).toEqual(new Set([...listTenths(one), ...listTenths(two)]));
    }),
  );
});

it('never keeps more than can be watched at double speed in the time', () => {
  fc.assert(
    fc.property(trace, fc.nat(20_000), (one, elapsedMs) => {
      const { watched } = limitTimes(one, elapsedMs);
      expect(measure(watched)).toBeLessThanOrEqual(elapsedMs / 50);
      expect(measure(watched)).toBe(Math.min(measure(one.watched), Math.floor(elapsedMs / 50)));
    }),
  );
  const forged: WatchTrace = { watched: [[0, 36_000]], at: 36_000, noted_at: 1 };
  expect(limitTimes(forged, 60_000).watched).toEqual([[0, 1_200]]);
});

it('has come as far as nothing is left out', () => {
  expect(findFrontier([], 30)).toBe(30);
  expect(
    findFrontier(
      [
        [0, 100],
        [105, 200],
        [300, 400],
      ],
      0,
    ),
  ).toBe(200);
  expect(findFrontier([[50, 100]], 0)).toBe(0);
});

it.each([null, 7, 'x', { watched: 'x' }, { watched: [[3, 1], ['a', 2], null, [1]], at: '9' }])(
  'reads nothing from %o',
  (stored) => {
    expect(parseTrace(stored)).toEqual({ watched: [], at: 0, noted_at: 0 });
  },
);
