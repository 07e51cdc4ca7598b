import { expect, it } from 'vitest';
import { listOffsets, readOffsets } from '#server/clock-offsets.ts';

const now = Date.UTC(2026, 10, 24);

it('is one offset if clocks never change', () => {
  expect(readOffsets('Asia/Hong_Kong', now)).toEqual([{ since: expect.any(Number), minutes: 480 }]);
});

it('finds the minute of each change', () => {
  expect(listOffsets('Europe/London', Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31))).toEqual([
    { since: Date.UTC(2026, 9, 25, 1), minutes: 0 },
    { since: Date.UTC(2026, 2, 29, 1), minutes: 60 },
    { since: Date.UTC(2026, 0, 1), minutes: 0 },
  ]);
});

it('knows another zone as soon as the school chooses it, ten years back and three ahead', () => {
  const offsets = readOffsets('Europe/London', now);
  expect(offsets.at(-1)?.since).toBeLessThan(Date.UTC(2017, 0, 1));
  expect(offsets[0]?.since).toBeGreaterThan(Date.UTC(2029, 6, 1));
});
