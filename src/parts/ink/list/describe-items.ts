import type { Box } from '../boxes.ts';
import type { PageSize } from '../pages.ts';
import type { PlacedInk } from '../place-ink.ts';

/** What is on a page, for lists and ears. Pure. */

export type ListedItem = { id: string; layer: number; by: number; placed: PlacedInk };

/** One of nine parts of a page. */
export type PagePart =
  | 'upper_left'
  | 'upper_middle'
  | 'upper_right'
  | 'middle_left'
  | 'middle'
  | 'middle_right'
  | 'lower_left'
  | 'lower_middle'
  | 'lower_right';

const parts: readonly (readonly PagePart[])[] = [
  ['upper_left', 'upper_middle', 'upper_right'],
  ['middle_left', 'middle', 'middle_right'],
  ['lower_left', 'lower_middle', 'lower_right'],
];

const third = (at: number, size: number): number =>
  Math.min(2, Math.max(0, Math.floor((at / (size || 1)) * 3)));

/** Where the middle of a box is. */
export function findPagePart([left, top, right, bottom]: Box, { width, height }: PageSize): PagePart {
  return parts[third((top + bottom) / 2, height)]?.[third((left + right) / 2, width)] ?? 'middle';
}

export type PageContent = {
  /** Texts, shapes, stamps and pictures, from above to below. */
  things: ListedItem[];
  /** Number of strokes by person. */
  strokes: Map<number, number>;
};

export function describePage(items: readonly ListedItem[]): PageContent {
  const things = items.filter(({ placed }) => placed.kind !== 'stroke');
  const topOf = ({ placed: { box } }: ListedItem): number => (box[1] + box[3]) / 2;
  const leftOf = ({ placed: { box } }: ListedItem): number => (box[0] + box[2]) / 2;
  things.sort((a, b) => topOf(a) - topOf(b) || leftOf(a) - leftOf(b));
  const strokes = new Map<number, number>();
  for (const { by, placed } of items)
    if (placed.kind === 'stroke') strokes.set(by, (strokes.get(by) ?? 0) + 1);
  return { things, strokes };
}
