import { expect, it } from 'vitest';
import { countOverMinutes, findLeftMs, findTripStart } from './trip-time.ts';
import { tripTrace } from './trip-trace.ts';

const stops = ['pier', 'tower', 'end'].map((id) => ({ check_in: { id: `in-${id}` } }));
const minuteMs = 60_000;

it('begins with the earliest check-in, in whatever order the stops are', () => {
  const responses = {
    'in-pier': { way: 'word', at: 90 },
    'in-tower': { way: 'code', at: 40 },
    see: { at: 1 },
  };
  expect(findTripStart(stops, responses)).toBe(40);
  expect(findTripStart([{ check_in: null }, ...stops], { 'in-end': null })).toBeUndefined();
});

it.each([
  ['before its end', 29.5, 0],
  ['at its end', 30, 0],
  ['within the first minute over', 30.9, 0],
  ['twelve and a half minutes over', 42.5, 12],
])('counts whole minutes over the limit: %s', (_when, minutes, over) => {
  expect(countOverMinutes(findLeftMs(1_000, 30, 1_000 + minutes * minuteMs))).toBe(over);
});

it('keeps the latest time of work of two devices', () => {
  const begun = { parts: {}, visits: [] };
  const worked = (worked_until: number) => ({ ...begun, worked_until });
  expect(tripTrace.merge(worked(5), worked(9))).toEqual(worked(9));
  expect(tripTrace.merge(worked(9), begun)).toEqual(worked(9));
  expect(tripTrace.merge(begun, begun)).toEqual(begun);
  expect(tripTrace.schema.safeParse(worked(-1)).success).toBe(false);
});
