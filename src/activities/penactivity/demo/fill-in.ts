import type { Random } from '#form/demo-half.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import type { InkColour } from '#parts/ink/palette.ts';
import type { Observation } from './observations.ts';

/** What children put into a region of a worksheet, and what their teacher puts beside it. */

type Point = readonly [x: number, y: number];

const msPerPoint = 18;

function createStroke(points: readonly Point[], colour: InkColour, width: number, t: number): DrawnValue {
  const withPressure = points.flatMap(([x, y], index) => [
    x,
    y,
    0.35 + 0.3 * Math.sin((Math.PI * index) / points.length),
  ]);
  const ms = points.length * msPerPoint;
  return {
    kind: 'stroke',
    tool: 'pen',
    colour,
    width,
    points: packPoints(withPressure)[0] ?? '',
    ms,
    t,
  };
}

/** A drop in one go: down one side, round and up again, by a hand that is not quite steady. */
function drawDrop([x, y]: Point, size: number, random: Random): Point[] {
  const steps = 22;
  return Array.from({ length: steps }, (_, step) => {
    const angle = -Math.PI / 2 + (step / (steps - 1)) * 2 * Math.PI;
    const pointed = Math.sin(angle) < 0 ? 1 + 0.7 * Math.sin(angle) ** 4 : 1;
    const shake = () => (random.nextFraction() - 0.5) * 1.6;
    return [
      x + Math.cos(angle) * size * (2 - pointed) + shake(),
      y + Math.sin(angle) * size * pointed + shake(),
    ];
  });
}

type Answer = { isGood: boolean; startedAt: number };

export function fillIn({ box, good, weak }: Observation, answer: Answer, random: Random): DrawnValue[] {
  const [left, top, right, bottom] = box;
  const isNarrow = right - left < 400;
  const text = random.pick(answer.isGood ? good : weak);
  const size = isNarrow ? random.integerBetween(24, 27) : random.integerBetween(28, 36);
  const colour = random.pick<InkColour>(['blue', 'black', 'blue', 'purple']);
  const words: DrawnValue = {
    kind: 'text',
    text,
    colour,
    size,
    at: [
      left + random.integerBetween(8, isNarrow ? 12 : 40),
      top + random.integerBetween(4, isNarrow ? 6 : 22),
    ],
    width: isNarrow ? right - left - 20 : 460,
    t: answer.startedAt + 5_000,
  };
  if (isNarrow) return [words];
  const dropCount = answer.isGood ? random.integerBetween(1, 4) : random.integerBetween(0, 1);
  const drops = Array.from({ length: dropCount }, (_, drop): DrawnValue => {
    const at: Point = [right - 40 - drop * 34, (top + bottom) / 2 + random.integerBetween(-8, 8)];
    const points = drawDrop(at, random.integerBetween(9, 14), random);
    return createStroke(points, random.pick(['blue', 'teal']), 3, answer.startedAt + (drop + 8) * 2_500);
  });
  return [words, ...drops];
}

export function markAnswer(
  { box, name }: Observation,
  { isGood, markedAt }: { isGood: boolean; markedAt: number },
): DrawnValue[] {
  const [left, top, right, bottom] = box;
  const tick: DrawnValue = {
    kind: 'stamp',
    stamp: isGood ? 'tick' : 'question',
    at: [right + 34, (top + bottom) / 2],
    size: 52,
    t: markedAt,
  };
  if (isGood) return [tick];
  const line: Point[] = Array.from({ length: 12 }, (_, step) => [
    left + 20 + step * 16,
    bottom - 10 + Math.sin(step * 1.3) * 3,
  ]);
  const comment: DrawnValue = {
    kind: 'text',
    text: name === '想一想' ? '水汽去了哪裏？' : '再看仔細一點',
    colour: 'red',
    size: 22,
    at: [left + 330 > right ? left + 90 : left + 250, bottom - 34],
    width: 240,
    t: markedAt + 4_000,
  };
  return [tick, createStroke(line, 'red', 3, markedAt + 2_000), comment];
}
