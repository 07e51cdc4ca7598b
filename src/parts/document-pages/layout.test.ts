import { describe, expect, it } from 'vitest';
import { findGroup, findTypicalRatio, fitPages, fitsSpread, groupPages } from './layout.ts';

const upright = 1131 / 1600;
const slide = 16 / 9;

describe('spreads', () => {
  it.each([
    ['upright pages on a laptop', { width: 1100, height: 600 }, upright, true],
    ['upright pages on a tablet held upright', { width: 720, height: 900 }, upright, false],
    ['upright pages on a phone', { width: 358, height: 560 }, upright, false],
    ['upright pages on a phone held sideways', { width: 600, height: 300 }, upright, false],
    ['slides on a laptop', { width: 1100, height: 600 }, slide, false],
    ['slides on a very wide screen', { width: 2400, height: 600 }, slide, true],
  ])('%s', (_what, stage, ratio, expected) => {
    expect(fitsSpread(stage, ratio)).toBe(expected);
  });

  it('shows the first page of a book alone, and the last one if it has no neighbour', () => {
    expect(groupPages(6, true, true)).toEqual([[0], [1, 2], [3, 4], [5]]);
    expect(groupPages(5, true, false)).toEqual([[0, 1], [2, 3], [4]]);
    expect(groupPages(3, false, true)).toEqual([[0], [1], [2]]);
    expect(groupPages(1, true, false)).toEqual([[0]]);
  });

  it('finds the group that shows a page', () => {
    const groups = groupPages(6, true, true);
    expect([0, 1, 2, 3, 5].map((index) => findGroup(groups, index))).toEqual([0, 1, 1, 2, 3]);
    expect(findGroup(groups, 99)).toBe(0);
  });
});

it('uses the most common shape of the pages', () => {
  const [tall, wide] = [
    { width: 10, height: 20 },
    { width: 20, height: 10 },
  ];
  expect(findTypicalRatio([tall, wide, tall])).toBe(0.5);
  expect(findTypicalRatio([])).toBe(1);
});

it('gives pages side by side one height, within the stage', () => {
  const stage = { width: 1000, height: 600 };
  expect(fitPages(stage, [{ width: 400, height: 800 }])).toEqual([{ width: 300, height: 600 }]);
  const [left, right] = fitPages(stage, [
    { width: 300, height: 300 },
    { width: 600, height: 300 },
  ]);
  expect(left).toEqual({ width: 333, height: 333 });
  expect(right).toEqual({ width: 666, height: 333 });
});
