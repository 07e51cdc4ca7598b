import type { DemoItem, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { createPen } from '#parts/drawing-tasks/demo/pen.ts';
import { sizeCard } from '#parts/ink/card-look.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { nameCard } from '../cards.ts';
import type { ShownTask } from '../model.ts';

/** What simulated students put on their pages, and what the teacher writes on them. */

type Scene = { startedAt: number; page: number; random: Random };
type Spot = readonly [x: number, y: number];

const onPage = (value: DrawnValue, page: number): DrawnValue => (page > 0 ? { ...value, page } : value);

export const toItems = (
  space: string,
  name: string,
  drawn: readonly DrawnValue[],
  page: number,
): DemoItem[] =>
  drawn.map((value, index) => ({ space, itemId: `demo-${name}-${index}`, value: onPage(value, page) }));

/** Cards near the spots, each a little elsewhere for each student. */
export function layCards(
  { cards }: Pick<ShownTask, 'cards'>,
  ids: readonly string[],
  spots: readonly Spot[],
  { startedAt, random }: Scene,
): DrawnValue[] {
  const shift = () => random.integerBetween(-24, 24);
  return ids.map((id, index) => {
    const card = cards.find((each) => each.id === id);
    const [x, y] = spots[index % Math.max(1, spots.length)] ?? [500, 300];
    const content = {
      text: card?.text ?? '',
      ...(card?.picture && { source: { url: card.picture.url } }),
    };
    const t = startedAt + (index + 1) * random.integerBetween(4_000, 12_000);
    const at: [number, number] = [x + shift(), y + shift()];
    return { kind: 'card', card: id, alt: nameCard(cards, id), ...content, at, ...sizeCard(content), t };
  });
}

/** Students place most right cards, the better ones all of them; some also a wrong one. */
export function chooseCards(
  right: readonly string[],
  wrong: readonly string[],
  { skill }: SimulatedAttempt,
  random: Random,
): string[] {
  const knows = () => random.nextFraction() < 0.84 + skill * 0.12;
  const placed = right.filter(knows);
  return knows() ? placed : [...placed, random.pick(wrong)];
}

/** Arrows by hand from each card to the next. */
export function drawArrows(spots: readonly Spot[], startedAt: number, random: Random): DrawnValue[] {
  const pen = createPen(startedAt, random);
  for (const [index, [x, y]] of spots.slice(0, -1).entries()) {
    const next = spots[index + 1] ?? [x, y];
    const [from, to] = [
      [x + 215, y + 90],
      [next[0] - 25, next[1] + 90],
    ] as const;
    const ink = { colour: 'red', width: 6 } as const;
    pen.stroke(ink, [from, [(from[0] + to[0]) / 2, from[1] + 8], to]);
    pen.stroke(ink, [[to[0] - 24, to[1] - 18], to, [to[0] - 24, to[1] + 18]]);
  }
  return pen.drawn;
}

/** A tick, or a question where arrows are missing. */
export function writeFeedback(isWhole: boolean, markedAt: number): DrawnValue[] {
  return [
    isWhole
      ? { kind: 'stamp', stamp: 'star', at: [1_080, 90], size: 80, t: markedAt }
      : { kind: 'text', text: '還欠甚麼？', colour: 'red', size: 40, at: [900, 70], width: 280, t: markedAt },
    {
      kind: 'stamp',
      stamp: isWhole ? 'tick' : 'question',
      at: [980, isWhole ? 90 : 170],
      size: 64,
      t: markedAt + 2_000,
    },
  ];
}
