import { expect, it } from 'vitest';
import { createRandom, inventPoints } from '#tests/ink/invent-strokes.ts';
import { addSpans, cutStroke, findSpansAt, isCutWhole } from './cut-stroke.ts';
import { cutMaxNumbers } from './limits.ts';

const line = Float32Array.from([0, 0, 0.5, 10, 0, 0.5, 20, 0, 0.5, 30, 0, 0.5]);
const listXs = (pieces: Float32Array[]) =>
  pieces.map((piece) => [...piece].filter((_, index) => index % 3 === 0));

it('leaves what is not rubbed out, also between two points', () => {
  expect(listXs(cutStroke(line, [5, 15]))).toEqual([
    [0, 5],
    [15, 20, 30],
  ]);
  expect(listXs(cutStroke(line, [0, 10]))).toEqual([[10, 20, 30]]);
  expect(listXs(cutStroke(line, [15, 99]))).toEqual([[0, 10, 15]]);
  expect(cutStroke(line, [])).toEqual([line]);
  expect(cutStroke(line, [0, 30])).toEqual([]);
});

it('joins spans that touch and forgets empty ones', () => {
  expect(addSpans([10, 20], [20, 25])).toEqual([10, 25]);
  expect(addSpans([10, 20], [0, 5, 12, 14, 30, 30])).toEqual([0, 5, 10, 20]);
});

it('knows when nothing is left', () => {
  expect(isCutWhole(4, [0, 30])).toBe(true);
  expect(isCutWhole(4, [0, 29])).toBe(false);
  expect(isCutWhole(4, addSpans([0, 15], [15, 30]))).toBe(true);
  expect(isCutWhole(1, [0, 1])).toBe(true);
  expect(isCutWhole(1, [])).toBe(false);
});

it('an eraser takes what it touches, and nothing else', () => {
  expect(findSpansAt(line, [15, 0], 2)).toEqual([13, 17]);
  expect(findSpansAt(line, [15, 5], 2)).toEqual([]);
  expect(findSpansAt(line.slice(0, 3), [1, 1], 2)).toEqual([0, 1]);
  const random = createRandom(3);
  let pieceCount = 0;
  for (let round = 0; round < 200; round += 1) {
    const points = Float32Array.from(inventPoints(random, 80));
    const place = [points[120] ?? 0, points[121] ?? 0] as const;
    const pieces = cutStroke(points, addSpans([], findSpansAt(points, place, 15)));
    pieceCount += pieces.length;
    for (const piece of pieces)
      for (let index = 0; index + 1 < piece.length; index += 3)
        expect(
          Math.hypot((piece[index] ?? 0) - place[0], (piece[index + 1] ?? 0) - place[1]),
        ).toBeGreaterThan(14);
  }
  expect(pieceCount).toBeGreaterThan(200);
});

it('takes any spans, and keeps no more than a value may hold', () => {
  const random = createRandom(5);
  for (let round = 0; round < 500; round += 1) {
    const numbers = Array.from({ length: Math.floor(random() * 500) }, () => Math.floor(random() * 100_000));
    const spans = addSpans(numbers, []);
    expect(spans.length).toBeLessThanOrEqual(cutMaxNumbers);
    expect(spans).toEqual(spans.toSorted((a, b) => a - b));
    for (const piece of cutStroke(line, numbers))
      for (const value of piece) expect(Number.isFinite(value)).toBe(true);
  }
  expect(cutStroke(new Float32Array(0), [0, 5])).toEqual([]);
});

it('rubs out the smallest gaps where there are too many', () => {
  const many = Array.from({ length: cutMaxNumbers + 2 }, (_, index) => index * 10);
  many[5] = 41;
  // The gap between 41 and 60 is now the widest, and all others stay as they are but one.
  const spans = addSpans(many, []);
  expect(spans).toHaveLength(cutMaxNumbers);
  expect(spans).toContain(41);
});
