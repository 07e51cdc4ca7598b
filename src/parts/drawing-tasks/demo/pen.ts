import type { Random } from '#form/demo-half.ts';
import type { DrawnValue, StrokeValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';

/** A pen in a hand that is never quite steady, and a clock that goes on with each stroke. */

export type Point = readonly [x: number, y: number];
type Ink = Pick<StrokeValue, 'colour' | 'width'> & { tool?: StrokeValue['tool'] };

const stepsBetween = 6;
const wobble = 3;
const msPerPoint = 16;

/** Points on the way through the corners, rounded as a hand rounds them. */
function smooth(corners: readonly Point[], random: Random): number[] {
  const shake = () => (random.nextFraction() - 0.5) * wobble;
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    const count = index + 1 < corners.length ? stepsBetween : 1;
    return Array.from({ length: count }, (_, step) => {
      const share = step / count;
      const eased = share * share * (3 - 2 * share);
      const pressure = 0.35 + 0.35 * Math.sin(Math.PI * (index / Math.max(1, corners.length - 1)));
      return [x + (nextX - x) * share + shake(), y + (nextY - y) * eased + shake(), pressure];
    }).flat();
  });
}

export function createPen(startedAt: number, random: Random) {
  let now = startedAt;
  const drawn: DrawnValue[] = [];
  const begin = (ms: number) => {
    const t = now;
    now += ms + random.integerBetween(300, 1_800);
    return t;
  };
  return {
    drawn,
    stroke({ colour, width, tool = 'pen' }: Ink, corners: readonly Point[]): void {
      const points = smooth(corners, random);
      const ms = Math.round((points.length / 3) * msPerPoint);
      for (const packed of packPoints(points))
        drawn.push({ kind: 'stroke', tool, colour, width, points: packed, ms, t: begin(ms) });
    },
    add(value: (t: number) => DrawnValue): void {
      drawn.push(value(begin(900)));
    },
  };
}

export type Pen = ReturnType<typeof createPen>;
