import type { Board } from './board.view.ts';
import type { BoardItem } from './board-items.view.ts';
import { boxAround, grow, type Place } from './boxes.ts';
import { addSpans, isCutWhole } from './cut-stroke.ts';
import { findErasedSpans, listPlacesBetween } from './hit.ts';
import type { EraserTool, Gesture, GesturePoint } from './ink-tool.ts';
import type { InkWrite } from './own-history.ts';
import { applyChange } from './show-ink.ts';

/** Erases own items: shown at once, written when the eraser lifts, so that one undo brings all of it back. */

type EraserDeps = { board: Board; layer: number; me: number; write: (writes: readonly InkWrite[]) => void };

/** What the eraser has taken of an item: some spans, or all. */
type Taken = { item: BoardItem; spans: number[] | 'all' };

const liveKey = 'own-eraser';

/** What an eraser takes of an item on its way; undefined if nothing. */
function takeFrom(
  item: BoardItem,
  places: readonly Place[],
  radius: number,
  before: readonly number[],
): Taken['spans'] | undefined {
  const { placed } = item;
  if (placed.kind !== 'stroke') return undefined;
  const found = findErasedSpans(placed, places, radius);
  if (found.length === 0) return undefined;
  const spans = addSpans(before, found);
  return isCutWhole(placed.points.length / 3, spans) ? 'all' : spans;
}

export function eraseByGesture(tool: EraserTool, first: GesturePoint, deps: EraserDeps): Gesture {
  const { board, layer, me, write } = deps;
  const { page } = first;
  const t = Date.now();
  const takenById = new Map<string, Taken>();
  let last: Place = first.at;

  const isOwn = ({ layer: itemLayer, shown: { by } }: BoardItem): boolean =>
    itemLayer === layer && (by === me || by === 0);

  function take(item: BoardItem, spans: Taken['spans']): void {
    const original = takenById.get(item.id)?.item ?? item;
    takenById.set(item.id, { item: original, spans });
    const shown = spans === 'all' ? null : applyChange(item.shown, { kind: 'cut', spans, t });
    board.setItem(layer, item.id, shown ?? undefined, item.order);
  }

  function eraseTo(to: Place): void {
    const radius = tool.radius / board.view().scale;
    const places = listPlacesBetween(last, to, radius);
    if (tool.by === 'stroke')
      for (const place of places)
        for (const item of board.findAt(page, place, radius).filter(isOwn)) take(item, 'all');
    else
      for (const item of board.find(page, grow(boxAround(last, to), radius)).filter(isOwn)) {
        const spans = takeFrom(item, places, radius, item.shown.cut ?? []);
        if (spans) take(item, spans);
      }
    last = to;
    board.setLive(liveKey, { kind: 'eraser', page, at: [...to], radius });
  }
  eraseTo(first.at);

  return {
    goOn: (points) => {
      for (const { at } of points) eraseTo(at);
    },
    finish() {
      board.setLive(liveKey, undefined);
      write(
        [...takenById].map(([id, { spans }]): InkWrite => {
          const value =
            spans === 'all'
              ? { kind: 'erased' as const, is_on: true, t }
              : { kind: 'cut' as const, spans, t };
          return { id, value };
        }),
      );
    },
    drop() {
      board.setLive(liveKey, undefined);
      for (const [id, { item }] of takenById) board.setItem(layer, id, item.shown, item.order);
    },
  };
}
