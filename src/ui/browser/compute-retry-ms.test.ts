import { expect, it } from 'vitest';
import { computeRetryMs } from './compute-retry-ms.ts';

it('waits longer after each failure, but never a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 50].map((count) => computeRetryMs(count, 0.5));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
});
