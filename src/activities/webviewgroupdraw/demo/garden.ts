import type { Random } from '#form/demo-half.ts';
import { createPen, type Pen, type Point } from '#parts/drawing-tasks/demo/pen.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import type { InkColour } from '#parts/ink/palette.ts';

/** A school garden as groups of grade 4 plan it: the same parts, each in its own place, form and colour. */

type Scene = { pen: Pen; random: Random; shift: (by: number) => number };

function label({ pen, shift }: Scene, text: string, [x, y]: Point): void {
  pen.add((t) => ({
    kind: 'text',
    text,
    colour: 'black',
    size: 36,
    at: [Math.round(x + shift(10)), Math.round(y + shift(8))],
    width: 200,
    t,
  }));
}

function drawBeds(scene: Scene): void {
  const { pen, random, shift } = scene;
  const rows = random.integerBetween(2, 4);
  for (let row = 0; row < rows; row += 1) {
    const y = 130 + row * 110 + shift(10);
    pen.add((t) => ({
      kind: 'shape',
      shape: 'rectangle',
      colour: 'brown',
      width: 5,
      from: [90, Math.round(y)],
      to: [480, Math.round(y + 70)],
      t,
    }));
    for (let plant = 0; plant < 6; plant += 1) {
      const x = 125 + plant * 62 + shift(8);
      pen.stroke({ colour: 'green', width: 5 }, [
        [x, y + 58],
        [x - 12, y + 26],
        [x, y + 14],
        [x + 12, y + 28],
      ]);
    }
  }
  label(scene, random.pick(['菜田', '番茄田', '粟米田']), [200, 66]);
}

function drawPath(scene: Scene): void {
  const { pen, shift } = scene;
  const points: Point[] = Array.from({ length: 8 }, (_, index) => [
    40 + index * 160,
    650 + (index % 2 === 0 ? 0 : 34) + shift(18),
  ]);
  pen.stroke({ tool: 'marker', colour: 'orange', width: 40 }, points);
  label(scene, '小路', [580, 590]);
}

function drawPond(scene: Scene): void {
  const { pen, random, shift } = scene;
  const [x, y] = [880 + shift(60), 420 + shift(40)];
  pen.add((t) => ({
    kind: 'shape',
    shape: 'ellipse',
    colour: 'blue',
    width: 5,
    ...(random.nextFraction() < 0.7 && { fill: 'teal' as const }),
    from: [Math.round(x - 130), Math.round(y - 70)],
    to: [Math.round(x + 130), Math.round(y + 70)],
    t,
  }));
  for (const wave of [-20, 20])
    pen.stroke({ colour: 'white', width: 4 }, [
      [x - 70, y + wave],
      [x - 20, y + wave - 10],
      [x + 30, y + wave + 8],
      [x + 80, y + wave],
    ]);
  label(scene, '水池', [x - 40, y + 84]);
}

function drawFlowers(scene: Scene): void {
  const { pen, random, shift } = scene;
  const count = random.integerBetween(5, 9);
  for (let flower = 0; flower < count; flower += 1) {
    const [x, y] = [590 + (flower % 3) * 74 + shift(14), 140 + Math.floor(flower / 3) * 96 + shift(14)];
    const colour = random.pick<InkColour>(['red', 'pink', 'purple', 'orange']);
    const petals = Array.from({ length: 21 }, (_, index): Point => {
      const angle = (index / 20) * 2 * Math.PI;
      const radius = 15 + 8 * Math.cos(5 * angle);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    pen.stroke({ colour, width: 5 }, petals);
    pen.stroke({ colour: 'green', width: 4 }, [
      [x, y + 22],
      [x + 4, y + 58],
    ]);
  }
  label(scene, '花圃', [640, 66]);
}

function drawTree(scene: Scene): void {
  const { pen, shift } = scene;
  const [x, y] = [1_050 + shift(30), 170 + shift(20)];
  pen.stroke({ colour: 'brown', width: 14 }, [
    [x, y + 150],
    [x + 4, y + 40],
  ]);
  const crown = Array.from({ length: 33 }, (_, index): Point => {
    const angle = (index / 32) * 2 * Math.PI;
    const radius = 74 + 10 * Math.sin(angle * 6);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.8];
  });
  pen.stroke({ colour: 'green', width: 8 }, crown);
  label(scene, '大樹', [x - 40, y + 156]);
}

const parts = [drawBeds, drawPath, drawPond, drawFlowers, drawTree];

export const partCount = parts.length;

/** `count`: of the parts that the group has drawn. */
export function drawGarden(startedAt: number, count: number, random: Random): DrawnValue[] {
  const pen = createPen(startedAt, random);
  const shift = (by: number) => (random.nextFraction() - 0.5) * 2 * by;
  for (const draw of parts.slice(0, count)) draw({ pen, random, shift });
  return pen.drawn;
}

/** A sticker of the teacher's in the corner. */
export const praiseGarden = (at: number, count: number): DrawnValue[] => [
  { kind: 'stamp', stamp: count === partCount ? 'star' : 'smile', at: [1_156, 44], size: 64, t: at },
];
