import { expect, it } from 'vitest';
import { createRandom, inventPoints, inventStroke } from '#tests/ink/invent-strokes.ts';
import { coordinateMax, presenceMaxLength, strokeMaxLength, strokeMaxPoints } from './limits.ts';
import { packFrom, packPoints, unpackPoints } from './pack-points.ts';
import { thinPoints } from './thin-points.ts';

const random = createRandom(7);
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .é\u{1f600}\u0000';

/** Whether each number is the one that was packed, but for half a step and what single precision takes. */
const areNear = (unpacked: ArrayLike<number>, points: ArrayLike<number>): boolean =>
  unpacked.length === points.length &&
  Array.from(points).every((value, index) => {
    const error = index % 3 === 2 ? 0.5 / 31 + 1e-6 : 0.05 + 1e-3;
    return Math.abs((unpacked[index] ?? 0) - value) <= error;
  });

it('gives back each point within a twentieth of a unit', () => {
  for (let round = 0; round < 300; round += 1) {
    const points = inventPoints(random, 1 + Math.floor(random() * 400));
    const [packed = ''] = packPoints(points);
    expect(areNear(unpackPoints(packed), points)).toBe(true);
  }
});

it('gives back points at the edges of what may be drawn, and brings others to them', () => {
  const far = coordinateMax;
  const points = [far, -far, 0, -far, far, 1, 0, 0, 0.5];
  expect(areNear(unpackPoints(packPoints(points)[0] ?? ''), points)).toBe(true);
  const bounded = unpackPoints(packPoints([1e9, -1e9, 7, Number.NaN, Number.NaN, Number.NaN])[0] ?? '');
  expect([...bounded]).toEqual([far, -far, 1, 0, 0, 0]);
});

it('goes on as another stroke where one is full, without a gap', () => {
  const points = inventPoints(random, 9_000);
  const strokes = packPoints(points);
  expect(strokes.length).toBeGreaterThan(1);
  const parts = strokes.map(unpackPoints);
  expect(Math.max(...strokes.map(({ length }) => length))).toBeLessThanOrEqual(strokeMaxLength);
  expect(Math.max(...parts.map(({ length }) => length / 3))).toBeLessThanOrEqual(strokeMaxPoints);
  const joints = parts.slice(1).map((part, index) => [parts[index]?.slice(-3), part.slice(0, 3)]);
  for (const [end, beginning] of joints) expect(end).toEqual(beginning);
  expect(
    areNear(
      parts.flatMap((part, index) => Array.from(part.slice(index === 0 ? 0 : 3))),
      points,
    ),
  ).toBe(true);
});

it('unpacks any text without an error, within the bounds of a stroke', () => {
  for (let round = 0; round < 2_000; round += 1) {
    const length = Math.floor(random() * 200);
    const text = Array.from({ length }, () => characters.charAt(Math.floor(random() * characters.length)));
    for (const [index, value] of unpackPoints(text.join('')).entries()) {
      expect(Number.isFinite(value)).toBe(true);
      expect(Math.abs(value)).toBeLessThanOrEqual(index % 3 === 2 ? 1 : coordinateMax);
    }
  }
  expect(unpackPoints('A'.repeat(1_000_000)).length).toBeLessThanOrEqual(strokeMaxPoints * 3);
  expect(unpackPoints('_'.repeat(1_000_000)).length).toBe(0);
  expect(unpackPoints('').length).toBe(0);
});

it('fills a message with as many points as fit', () => {
  const points = inventPoints(random, 200);
  const { packed, nextPoint } = packFrom(points, 5, presenceMaxLength);
  expect(packed.length).toBeLessThanOrEqual(presenceMaxLength);
  expect(areNear(unpackPoints(packed), points.slice(15, nextPoint * 3))).toBe(true);
});

it('leaves out only points without which the line stays where it is', () => {
  for (let round = 0; round < 50; round += 1) {
    const points = inventPoints(random, 150);
    const thinned = thinPoints(points, 0.25);
    expect(thinned.length).toBeLessThan(points.length * 0.8);
    expect(thinned.slice(0, 3)).toEqual(points.slice(0, 3));
    expect(thinned.slice(-3)).toEqual(points.slice(-3));
    for (let index = 0; index < points.length; index += 3) {
      const distances = Array.from({ length: thinned.length / 3 - 1 }, (_, part) => {
        const [ax = 0, ay = 0, , bx = 0, by = 0] = thinned.slice(part * 3, part * 3 + 5);
        const [dx, dy] = [bx - ax, by - ay];
        const [px, py] = [(points[index] ?? 0) - ax, (points[index + 1] ?? 0) - ay];
        const share = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
        return Math.hypot(px - share * dx, py - share * dy);
      });
      expect(Math.min(...distances)).toBeLessThanOrEqual(0.25 + 1e-9);
    }
  }
});

it('a stroke takes at most 300 bytes in the median, with all that is saved beside its points', () => {
  const sizes = Array.from({ length: 1_000 }, () => JSON.stringify(inventStroke(random)).length);
  expect(sizes.sort((a, b) => a - b)[500]).toBeLessThanOrEqual(300);
});
