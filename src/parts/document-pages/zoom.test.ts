import { expect, it } from 'vitest';
import { clampView, scaleMax, wholePage, zoomAt } from './zoom.ts';

const stage = { width: 800, height: 600 };
const content = { width: 400, height: 600 };

it('keeps the point under the finger where it is', () => {
  const point = { x: 120, y: -80 };
  const view = { scale: 2, x: 30, y: 10 };
  const zoomed = zoomAt(view, 3, point);
  // The spot of the content under the pointer, the same before and after.
  const spot = ({ scale, x, y }: typeof view) => [(point.x - x) / scale, (point.y - y) / scale];
  expect(spot(zoomed)).toEqual(spot(view));
});

it('zooms no smaller than the whole page, and not too far', () => {
  expect(zoomAt(wholePage, 0.2, { x: 50, y: 50 })).toEqual(wholePage);
  expect(zoomAt(wholePage, 100, { x: 0, y: 0 }).scale).toBe(scaleMax);
});

it('stops at the edges, and centres pages that are smaller than the stage', () => {
  expect(clampView({ scale: 2, x: 900, y: -900 }, content, stage)).toEqual({ scale: 2, x: 0, y: -300 });
  expect(clampView({ scale: 3, x: 900, y: 900 }, content, stage)).toEqual({ scale: 3, x: 200, y: 600 });
  expect(clampView({ scale: 1, x: 40, y: 40 }, content, stage)).toEqual(wholePage);
});
