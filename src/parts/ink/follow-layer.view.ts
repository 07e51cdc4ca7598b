import type { OpenSpace } from '#form/space-source.ts';
import type { Board } from './board.view.ts';
import { continueStroke, type StrokeUnderWay } from './ink-presence.ts';
import { peopleWithStrokesMax } from './limits.ts';
import type { InkPresence, InkValue } from './model.ts';
import { inkColours } from './palette.ts';
import type { ShownInk } from './show-ink.ts';
import { crowdMin } from './tiles.view.ts';

/** Shows a space of ink on a board, from what has changed in it alone. */

/** What a layer needs of an `OpenSpace`. */
export type InkSpace = Pick<OpenSpace<InkValue, ShownInk>, 'subscribe' | 'state' | 'orderOf'>;

/** How long a stroke that ended waits for its item, before it is taken for one that was dropped. */
const endedMs = 2_000;
/** Items that only this page has lie above all others, in the order in which they came. */
const firstUnsentOrder = 1e12;

type Names = (userId: number) => string;
type Others = { strokes: Map<number, StrokeUnderWay>; seen: Map<number, unknown> };

const colourOf = (userId: number) => inkColours[2 + (userId % (inkColours.length - 3))] ?? 'blue';

/** The part of `apply` for what people do while they draw. */
function followPeople(board: Board, layer: number, { strokes, seen }: Others, nameOf: Names) {
  const penKey = (userId: number): string => `${layer}/pen/${userId}`;
  const strokeKey = (userId: number): string => `${layer}/stroke/${userId}`;

  function endStroke(userId: number): void {
    const ended = strokes.get(userId);
    if (!ended) return;
    setTimeout(() => {
      if (strokes.get(userId) !== ended) return;
      strokes.delete(userId);
      board.setLive(strokeKey(userId), undefined);
    }, endedMs);
  }

  function showPerson(userId: number, presence: NonNullable<InkPresence>, showsStrokes: boolean): void {
    const { page = 0, at, stroke } = presence;
    const name = nameOf(userId);
    board.setLive(penKey(userId), { kind: 'pen', page, at, colour: colourOf(userId), name });
    if (!stroke || !showsStrokes) return endStroke(userId);
    if (board.get(layer, stroke.id)) return;
    const next = continueStroke(strokes.get(userId), stroke, page);
    strokes.set(userId, next);
    board.setLive(strokeKey(userId), { kind: 'stroke', ...next });
  }

  return {
    apply(presence: ReadonlyMap<number, unknown>): void {
      for (const userId of seen.keys())
        if (!presence.has(userId)) {
          seen.delete(userId);
          board.setLive(penKey(userId), undefined);
          endStroke(userId);
        }
      for (const [userId, value] of presence) {
        if (seen.get(userId) === value) continue;
        seen.set(userId, value);
        showPerson(userId, value as NonNullable<InkPresence>, presence.size <= peopleWithStrokesMax);
      }
    },
    /** The item has arrived that somebody was drawing. */
    arrive(id: string): void {
      for (const [userId, stroke] of strokes)
        if (stroke.id === id) {
          strokes.delete(userId);
          board.settleLive(strokeKey(userId));
        }
    },
    stop(): void {
      for (const userId of new Set([...seen.keys(), ...strokes.keys()])) {
        board.setLive(penKey(userId), undefined);
        board.setLive(strokeKey(userId), undefined);
      }
      strokes.clear();
    },
  };
}

/** Gives a function that ends it and takes the layer off the board. */
export function followLayer(board: Board, layer: number, space: InkSpace, nameOf: Names): () => void {
  const shownIds = new Set<string>();
  const unsentOrders = new Map<string, number>();
  const people = followPeople(board, layer, { strokes: new Map(), seen: new Map() }, nameOf);
  let isNew = true;
  let wasLoaded = false;

  function orderOf(id: string): number {
    const order = space.orderOf(id);
    if (Number.isFinite(order)) return order;
    const unsentOrder = unsentOrders.get(id) ?? firstUnsentOrder + unsentOrders.size;
    unsentOrders.set(id, unsentOrder);
    return unsentOrder;
  }

  function showItem(id: string, shown: ShownInk | undefined): void {
    board.setItem(layer, id, shown, orderOf(id));
    if (!shown) return void shownIds.delete(id);
    shownIds.add(id);
    people.arrive(id);
  }

  function apply(): void {
    const { items, changed, presence, isLoaded } = space.state();
    const isWhole = isNew || (isLoaded && !wasLoaded);
    [isNew, wasLoaded] = [false, isLoaded];
    if (isWhole) for (const [id, shown] of items) showItem(id, shown);
    else for (const id of changed) showItem(id, items.get(id));
    if ((isWhole ? items : changed).size >= crowdMin) board.beginAgain();
    people.apply(presence);
  }

  apply();
  const unsubscribe = space.subscribe(apply);
  return () => {
    unsubscribe();
    people.stop();
    for (const id of shownIds) board.setItem(layer, id, undefined, 0);
  };
}
