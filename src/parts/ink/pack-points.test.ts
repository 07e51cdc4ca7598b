import { expect, it } from 'vitest';
import { createRandom, inventPoints, inventStroke } from '#tests/ink/invent-strokes.ts';
import { coordinateMax, presenceMaxLength, strokeMaxLength, strokeMaxPoints } from './limits.ts';
import { packFrom, packPoints, unpackPoints } from './pack-points.ts';
import { thinPoints } from './thin-points.ts';

const random = createRandom(7);
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .é\u{1f600}\u0000';

function expectNear(unpacked: ArrayLike<number>, points: ArrayLike<number>): void {
  expect(unpacked.length).toBe(points.length);
  for (let index = 0; index < points.length; index += 1) {
    // Half a step, and what single precision takes.
    const error = index % 3 === 2 ? 0.5 / 31 + 1e-6 : 0.05 + 1e-3;
    expect(Math.abs((unpacked[index] ?? 0) - (points[index] ?? 0))).toBeLessThanOrEqual(error);
  }
}

it('gives back each point within a twentieth of a unit', () => {
  for (let round = 0; round < 300; round += 1) {
    const points = inventPoints(random, 1 + Math.floor(random() * 400));
    const [packed = ''] = packPoints(points);
    expectNear(unpackPoints(packed), points);
  }
});

it('gives back points at the edges of what may be drawn, and brings others to them', () => {
  const far = coordinateMax;
  const points = [far, -far, 0, -far, far, 1, 0, 0, 0.5];
  expectNear(unpackPoints(packPoints(points)[0] ?? ''), points);
  const bounded = unpackPoints(packPoints([1e9, -1e9, 7, Number.NaN, Number.NaN, Number.NaN])[0] ?? '');
  expect([...bounded]).toEqual([far, -far, 1, 0, 0, 0]);
});

it('goes on as another stroke where one is full, without a gap', () => {
  const points = inventPoints(random, 9_000);
  const strokes = packPoints(points);
  expect(strokes.length).toBeGreaterThan(1);
  const parts = strokes.map(unpackPoints);
  for (const [index, part] of parts.entries()) {
    expect(strokes[index]?.length).toBeLessThanOrEqual(strokeMaxLength);
    expect(part.length / 3).toBeLessThanOrEqual(strokeMaxPoints);
    const next = parts[index + 1];
    if (next) expect([...part.slice(-3)]).toEqual([...next.slice(0, 3)]);
  }
  expectNear(
    parts.flatMap((part, index) => [...part.slice(index === 0 ? 0 : 3)]),
    points,
  );
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
  expectNear(unpackPoints(packed), points.slice(15, nextPoint * 3));
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
