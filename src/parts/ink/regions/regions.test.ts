import { expect, it } from 'vitest';
import type { DrawnValue } from '../model.ts';
import { countItems, findRegion, type InkRegion } from './regions.ts';

const rectangle = (from: [number, number], to: [number, number], page?: number): DrawnValue => ({
  kind: 'shape',
  shape: 'rectangle',
  colour: 'red',
  width: 1,
  from,
  to,
  t: 1,
  ...(page && { page }),
});
const regions: InkRegion[] = [
  { id: 'left', page: 0, box: [0, 0, 100, 100] },
  { id: 'right', page: 0, box: [100, 0, 200, 100] },
  { id: 'third page', page: 2 },
];

it('puts an item into the region that holds most of it', () => {
  expect(findRegion(rectangle([10, 10], [120, 50]), regions)).toBe('left');
  expect(findRegion(rectangle([90, 10], [190, 50]), regions)).toBe('right');
  expect(findRegion(rectangle([130, 20], [130, 80]), regions)).toBe('right');
});

it('puts what lies in none into the nearest one, first of its page', () => {
  expect(findRegion(rectangle([20, 300], [40, 320]), regions)).toBe('left');
  expect(findRegion(rectangle([900, 300], [940, 320]), regions)).toBe('right');
  expect(findRegion(rectangle([20, 20], [40, 40], 2), regions)).toBe('third page');
  expect(findRegion(rectangle([20, 20], [40, 40], 9), regions)).toBe('third page');
  expect(findRegion(rectangle([20, 20], [40, 40]), [])).toBeUndefined();
});

it('counts all regions, also those without items', () => {
  const items = [rectangle([10, 10], [20, 20]), rectangle([10, 30], [20, 40]), rectangle([0, 0], [9, 9], 2)];
  const counts = countItems(
    items.map((value) => ({ value })),
    regions,
  );
  expect([...counts]).toEqual([
    ['left', 2],
    ['right', 0],
    ['third page', 1],
  ]);
});
