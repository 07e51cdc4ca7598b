import type { Random } from '#form/demo-half.ts';
import { createPen, type Pen, type Point } from '#parts/drawing-tasks/demo/pen.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import type { InkColour } from '#parts/ink/palette.ts';

/** The water cycle as children of grade 4 draw it: the same parts, each in its own place, form and colour. */

type Scene = { pen: Pen; random: Random; shift: (by: number) => number };

const steps = [
  { name: '蒸發', from: [330, 590], to: [330, 330], at: [355, 440] },
  { name: '凝結', from: [430, 210], to: [660, 180], at: [480, 130] },
  { name: '降水', from: [860, 300], to: [860, 470], at: [885, 360] },
  { name: '流回大海', from: [900, 560], to: [680, 640], at: [700, 560] },
] as const;

function drawSea({ pen, random, shift }: Scene): void {
  const colour: InkColour = random.pick(['blue', 'teal']);
  const wave = (y: number): Point[] =>
    Array.from({ length: 9 }, (_, index) => [40 + index * 85, y + (index % 2 === 0 ? 0 : 16) + shift(8)]);
  pen.stroke({ colour, width: 6 }, wave(640 + shift(20)));
  pen.stroke({ colour, width: 4 }, wave(690 + shift(10)));
  pen.stroke({ tool: 'marker', colour, width: 34 }, wave(740));
}

function drawSun({ pen, random, shift }: Scene): void {
  const [x, y] = [150 + shift(60), 130 + shift(40)];
  const radius = random.integerBetween(45, 70);
  const corners = { from: [x - radius, y - radius] as Point, to: [x + radius, y + radius] as Point };
  pen.add((t) => ({
    kind: 'shape',
    shape: 'ellipse',
    colour: 'orange',
    width: 5,
    ...(random.nextFraction() < 0.8 && { fill: 'yellow' as const }),
    from: [...corners.from],
    to: [...corners.to],
    t,
  }));
  const rays = random.integerBetween(6, 10);
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * 2 * Math.PI;
    const at = (distance: number): Point => [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    pen.stroke({ colour: 'orange', width: 5 }, [at(radius + 14), at(radius + 44)]);
  }
}

function drawCloud({ pen, random, shift }: Scene): void {
  const [x, y, size] = [830 + shift(60), 210 + shift(40), 1 + shift(0.3)];
  const bumps = random.integerBetween(4, 6);
  const outline = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    const bulge = 0.85 + 0.3 * Math.abs(Math.sin((angle * bumps) / 2));
    return [x + Math.cos(angle) * 150 * size * bulge, y + Math.sin(angle) * 70 * size * bulge];
  });
  pen.stroke({ colour: random.pick(['grey', 'blue', 'black']), width: 6 }, outline);
}

function drawRain({ pen, random, shift }: Scene): void {
  const drops = random.integerBetween(7, 14);
  for (let drop = 0; drop < drops; drop += 1) {
    const [x, y] = [710 + (drop % 7) * 40 + shift(14), 320 + Math.floor(drop / 7) * 60 + shift(14)];
    pen.stroke({ colour: 'blue', width: 4 }, [
      [x, y],
      [x - 8, y + 34],
    ]);
  }
}

function drawMountain({ pen, random, shift }: Scene): void {
  const peak = 470 + shift(50);
  pen.stroke({ colour: random.pick(['green', 'brown']), width: 7 }, [
    [740, 690],
    [880 + shift(20), peak + 90],
    [990 + shift(30), peak],
    [1_080, peak + 110],
    [1_180, 690],
  ]);
}

function drawStep(
  { pen, shift }: Scene,
  { name, from, to, at }: (typeof steps)[number],
  colour: InkColour,
): void {
  const move = ([x, y]: Point): [number, number] => [Math.round(x + shift(16)), Math.round(y + shift(16))];
  pen.add((t) => ({ kind: 'shape', shape: 'arrow', colour, width: 6, from: move(from), to: move(to), t }));
  pen.add((t) => ({ kind: 'text', text: name, colour: 'black', size: 40, at: move(at), width: 240, t }));
}

/** `count`: of the steps that the student knows. */
export function drawWaterCycle(startedAt: number, count: number, random: Random): DrawnValue[] {
  const pen = createPen(startedAt, random);
  const shift = (by: number) => (random.nextFraction() - 0.5) * 2 * by;
  const scene = { pen, random, shift };
  const parts = [drawSea, drawSun, drawMountain, drawCloud];
  for (const draw of random.nextFraction() < 0.5 ? parts : [...parts].reverse()) draw(scene);
  if (count > 2) drawRain(scene);
  const colour = random.pick<InkColour>(['red', 'purple', 'green', 'black']);
  for (const step of steps.slice(0, count)) drawStep(scene, step, colour);
  return pen.drawn;
}

/** What the teacher writes on it: ticks beside what is there, and what is missing. */
export function markWaterCycle(markedAt: number, count: number, random: Random): DrawnValue[] {
  const pen = createPen(markedAt, random);
  for (const { at } of steps.slice(0, count))
    pen.add((t) => ({ kind: 'stamp', stamp: 'tick', at: [at[0] + 130, at[1] + 24], size: 56, t }));
  const missing = steps[count];
  if (!missing) {
    pen.add((t) => ({ kind: 'stamp', stamp: 'star', at: [600, 60], size: 72, t }));
    pen.add((t) => ({
      kind: 'stamp',
      stamp: 'words',
      words: '很好！',
      colour: 'red',
      at: [740, 60],
      size: 52,
      t,
    }));
    return pen.drawn;
  }
  const [x, y] = missing.at;
  pen.stroke({ colour: 'red', width: 5 }, [
    [x - 30, y + 60],
    [x + 60, y + 72],
    [x + 150, y + 56],
  ]);
  pen.add((t) => ({
    kind: 'text',
    text: '還欠哪一步？',
    colour: 'red',
    size: 36,
    at: [x - 30, y],
    width: 280,
    t,
  }));
  return pen.drawn;
}

export const stepCount = steps.length;
