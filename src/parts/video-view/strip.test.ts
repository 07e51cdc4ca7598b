import { expect, it } from 'vitest';
import { findThumb, formatTime } from './strip.ts';

const strip = { url: 's.jpg', width: 1600, height: 180, columns: 10, count: 13, interval_ms: 2_000 };

it('finds the thumbnail of a time in the strip, the last one after its end', () => {
  expect(findThumb(strip, 0)).toEqual({ width: 160, height: 90, x: 0, y: 0 });
  expect(findThumb(strip, 19_999)).toMatchObject({ x: 9 * 160, y: 0 });
  expect(findThumb(strip, 20_000)).toMatchObject({ x: 0, y: 90 });
  expect(findThumb(strip, 999_000)).toMatchObject({ x: 2 * 160, y: 90 });
  expect(findThumb(strip, -5)).toMatchObject({ x: 0, y: 0 });
});

it('formats a time with hours only if it has any', () => {
  expect([0, 65.9, 3_665].map(formatTime)).toEqual(['0:00', '1:05', '1:01:05']);
});
