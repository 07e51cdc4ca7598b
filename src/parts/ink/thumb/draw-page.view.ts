import type { InkSpace } from '../follow-layer.view.ts';
import type { InkPage } from '../pages.ts';
import { paintBackground } from '../paint-background.view.ts';
import { createTextMeasure, paintItem } from '../paint-item.view.ts';
import type { PictureStore } from '../picture-store.view.ts';
import { type PlacedInk, pageOf, placeInk } from '../place-ink.ts';
import type { ShownInk } from '../show-ink.ts';

/** One page with its ink on a canvas, all at once. */

/** What an item looks like stays while it is the same object, so that it is worked out once. */
const placedByItem = new WeakMap<ShownInk, PlacedInk>();
let measure: ReturnType<typeof createTextMeasure> | undefined;

function place(shown: ShownInk): PlacedInk {
  const known = placedByItem.get(shown);
  if (known) return known;
  measure ??= createTextMeasure();
  const placed = placeInk(shown, measure);
  placedByItem.set(shown, placed);
  return placed;
}

/** The items of a page in the order in which they lie above each other, those that are on their way last. */
export function listPageItems(
  spaces: readonly Pick<InkSpace, 'state' | 'orderOf'>[],
  page: number,
): ShownInk[] {
  return spaces.flatMap((space) => {
    const items: { shown: ShownInk; order: number }[] = [];
    for (const [id, shown] of space.state().items)
      if (pageOf(shown) === page) items.push({ shown, order: space.orderOf(id) });
    return items.sort((a, b) => (a.order === b.order ? 0 : a.order - b.order)).map(({ shown }) => shown);
  });
}

export type DrawnPage = { page: InkPage; items: readonly ShownInk[]; pictures: PictureStore };

/** `scale`: pixels of the canvas for a unit. */
export function drawPage(
  context: CanvasRenderingContext2D,
  { page, items, pictures }: DrawnPage,
  scale: number,
): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintBackground(context, page, pictures);
  for (const shown of items) paintItem(context, place(shown), { scale, pictures });
}
