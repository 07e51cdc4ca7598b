import fc from 'fast-check';
import { expect, it } from 'vitest';
import { watchedTrace } from './trace.ts';
import {
  addRun,
  findFrontier,
  intersect,
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
const stretches = fc.array(stretch, { maxLength: 12 });
const trace: fc.Arbitrary<WatchTrace> = fc
  .record({ stretches, repeated: stretches, at: fc.nat(600), noted_at: fc.nat(3) })
  .map(({ stretches: all, repeated, at, noted_at }) => {
    const watched = joinStretches(all);
    return { watched, again: intersect(watched, joinStretches(repeated)), at, noted_at };
  });

/** Which tenths are in it, counted one by one. */
const listTenths = (list: readonly Stretch[]) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)));
const joinSets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one, ...other]);

it('merges in any order, in any groups, any number of times, to the union', () => {
  fc.assert(
    fc.property(trace, trace, trace, (one, two, three) => {
      const both = merge(one, two);
      expect(merge(two, one)).toEqual(both);
      expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
      expect(merge(both, two)).toEqual(both);
      expect(schema.parse(both)).toEqual(both);
      expect(listTenths(both.watched)).toEqual(joinSets(listTenths(one.watched), listTenths(two.watched)));
      expect(listTenths(both.again)).toEqual(joinSets(listTenths(one.again), listTenths(two.again)));
    }),
  );
});

it('never keeps more than can be watched at double speed in the time, what was watched again included', () => {
  fc.assert(
    fc.property(trace, fc.nat(20_000), (one, elapsedMs) => {
      const { watched, again } = limitTimes(one, elapsedMs);
      const max = Math.floor(elapsedMs / 50);
      expect(measure(watched)).toBe(Math.min(measure(one.watched), max));
      expect(measure(again)).toBeLessThanOrEqual(max - measure(watched));
      expect(intersect(again, watched)).toEqual(again);
    }),
  );
  const forged: WatchTrace = { watched: [[0, 36_000]], again: [[0, 36_000]], at: 36_000, noted_at: 1 };
  expect(limitTimes(forged, 60_000)).toMatchObject({ watched: [[0, 1_200]], again: [] });
});

it('counts as watched again what was watched before this run, but no overlap of frames', () => {
  fc.assert(
    fc.property(trace, stretch, (before, run) => {
      const { watched, again } = addRun(before, run);
      expect(listTenths(watched)).toEqual(joinSets(listTenths(before.watched), listTenths([run])));
      const repeated = before.watched
        .map(([from, to]): Stretch => [Math.max(from, run[0]), Math.min(to, run[1])])
        .filter(([from, to]) => to - from >= 10);
      expect(listTenths(again)).toEqual(joinSets(listTenths(before.again), listTenths(repeated)));
    }),
  );
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

it.each([null, 7, 'x', { watched: 'x' }, { watched: [[3, 1], ['a', 2], null, [1]], again: 3, at: '9' }])(
  'reads nothing from %o',
  (stored) => {
    expect(parseTrace(stored)).toEqual({ watched: [], again: [], at: 0, noted_at: 0 });
  },
);
