import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PartTimes, partTimes } from './model.ts';
import { partTimesTrace } from './trace.ts';

const { merge, limitTimes } = partTimesTrace;
const id = fc.constantFrom('a', 'b', 'c');
const trace: fc.Arbitrary<PartTimes> = fc
  .record({ parts: fc.dictionary(id, fc.nat(100_000)), last: fc.option(id), last_at: fc.option(fc.nat(5)) })
  .map(({ parts, last, last_at }) => ({
    parts: { ...parts },
    ...(last !== null && { last }),
    ...(last !== null && last_at !== null && { last_at }),
  }));

it('merges in any order, in any groups, any number of times', () => {
  fc.assert(
    fc.property(trace, trace, trace, (one, two, three) => {
      expect(merge(one, two)).toEqual(merge(two, one));
      expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
      expect(merge(merge(one, two), two)).toEqual(merge(one, two));
      expect(partTimes.parse(merge(one, two))).toEqual(merge(one, two));
    }),
  );
});

it('keeps the longest time of each part, and the part that was shown last', () => {
  const phone = { parts: { a: 9_000, b: 1_000 }, last: 'b', last_at: 10 };
  const tablet = { parts: { b: 4_000, c: 2_000 }, last: 'c', last_at: 20 };
  expect(merge(phone, tablet)).toEqual({ parts: { a: 9_000, b: 4_000, c: 2_000 }, last: 'c', last_at: 20 });
});

it('limits every time to the elapsed time', () => {
  expect(limitTimes({ parts: { a: 9_000, b: 50 }, last: 'a' }, 1_000)).toEqual({
    parts: { a: 1_000, b: 50 },
    last: 'a',
  });
});
