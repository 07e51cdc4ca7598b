import type { StrokeValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import { inkColours } from '#parts/ink/palette.ts';
import { thinPoints } from '#parts/ink/thin-points.ts';

/** Strokes as hands draw them, the same for the same seed. */

/** Numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A line that a hand writes at 120 points a second: it turns slowly and speeds up and down. */
export function inventPoints(
  random: () => number,
  count: number,
  page = { width: 1_200, height: 800 },
): number[] {
  let [x, y] = [random() * page.width, random() * page.height];
  let [angle, speed, turn] = [random() * 7, 1 + random() * 2, 0];
  const points: number[] = [];
  for (let index = 0; index < count; index += 1) {
    points.push(x, y, 0.5 + 0.3 * Math.sin(index / 9 + angle));
    turn = turn * 0.9 + (random() - 0.5) * 0.12;
    angle += turn;
    speed = Math.min(4, Math.max(0.5, speed + (random() - 0.5) * 0.5));
    x = Math.min(page.width, Math.max(0, x + Math.cos(angle) * speed));
    y = Math.min(page.height, Math.max(0, y + Math.sin(angle) * speed));
  }
  return points;
}

export function inventStroke(random: () => number): StrokeValue {
  const points = inventPoints(random, 40 + Math.floor(random() * 80));
  return {
    kind: 'stroke',
    tool: random() < 0.05 ? 'marker' : 'pen',
    colour: inkColours[Math.floor(random() * inkColours.length)] ?? 'black',
    width: 2 + Math.round(random() * 3),
    points: packPoints(thinPoints(points, 0.25))[0] ?? '',
    ms: Math.round(points.length * 2.8),
    t: 1_790_000_000_000 + Math.floor(random() * 1e9),
  };
}
