import type { BoardItem } from '../board-items.view.ts';
import { type Box, unite } from '../boxes.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { OwnHistory } from '../own-history.ts';
import { moveInto } from '../place-ink.ts';
import { applyChange, type ShownInk } from '../show-ink.ts';
import { fitMove, keepInPage, nudgeBox, resizeBox } from './selection-boxes.ts';

/** What this person has selected of their own things, and what is done to it. Nothing is written before `keep`. */

export type SelectionState = {
  page: number;
  ids: readonly string[];
  /** Around all that is selected, as it lies on the screen now. */
  box: Box | undefined;
  /** Drawn around things that are to be selected. */
  lasso: Box | undefined;
};

type SelectionDeps = {
  /** Number and space of the layer that is drawn on. */
  layer: number;
  space: {
    state: () => { items: ReadonlyMap<string, ShownInk>; changed: ReadonlySet<string> };
    subscribe: (listener: () => void) => () => void;
  };
  me: number;
  history: OwnHistory;
  controls: InkControls;
};

const nothing: SelectionState = { page: 0, ids: [], box: undefined, lasso: undefined };
/** Keys that follow each other sooner than this are one step of undo. */
const keysTogetherMs = 500;
/** More would not follow the pointer: of so many only the frame moves. */
const previewMax = 200;

const isOwn = ({ layer, me }: SelectionDeps, { layer: itemLayer, shown: { by } }: BoardItem): boolean =>
  itemLayer === layer && (by === me || by === 0);

const unitedBox = (items: readonly BoardItem[]): Box | undefined =>
  items.map(({ box }) => box).reduce<Box | undefined>((all, box) => (all ? unite(all, box) : box), undefined);

const moveOf = ({ shown }: BoardItem, from: Box, to: Box) => fitMove(moveInto(shown.moved, from, to));

/** Shows things where a move takes them. */
function showMoved(
  { controls, layer }: SelectionDeps,
  items: readonly BoardItem[],
  from: Box,
  to: Box,
): void {
  for (const item of items) {
    const shown = applyChange(item.shown, { kind: 'moved', ...moveOf(item, from, to), t: 0 });
    controls.setItem(layer, item.id, shown ?? undefined, item.order);
  }
}

export function createSelection(deps: SelectionDeps) {
  const { layer, space, history, controls } = deps;
  let state = nothing;
  /** As the things were before the move that is under way. */
  let before: { box: Box; to: Box; items: BoardItem[] } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: Partial<SelectionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const listItems = (): BoardItem[] => state.ids.flatMap((id) => controls.get(layer, id) ?? []);

  function measure(): void {
    const items = listItems();
    const ids = items.map(({ id }) => id);
    set({ ids: ids.length === state.ids.length ? state.ids : ids, box: unitedBox(items) });
  }

  function preview(wanted: Box): void {
    const items = before?.items ?? listItems();
    const from = before?.box ?? unitedBox(items);
    if (!from) return;
    const to = keepInPage(wanted, controls.pages[state.page]);
    before = { box: from, to, items };
    if (items.length > previewMax) return set({ box: to });
    showMoved(deps, items, from, to);
    set({ box: items.length === 1 ? unitedBox(listItems()) : to });
  }

  function keep(): void {
    clearTimeout(timer);
    if (!before) return;
    const { items, box, to } = before;
    before = undefined;
    const t = Date.now();
    history.write(
      items.map((item) => ({ id: item.id, value: { kind: 'moved', ...moveOf(item, box, to), t } })),
    );
    measure();
  }

  /** Puts back what a move has shown. */
  function revert(): void {
    clearTimeout(timer);
    for (const { id, shown, order } of before?.items ?? []) controls.setItem(layer, id, shown, order);
    before = undefined;
    measure();
  }

  /** A move by keys: several together are one step. */
  function previewByKey(to: (box: Box) => Box): void {
    if (!state.box) return;
    preview(to(state.box));
    clearTimeout(timer);
    timer = setTimeout(keep, keysTogetherMs);
  }

  function select(page: number, ids: readonly string[]): void {
    keep();
    state = { ...nothing, page, ids };
    measure();
  }

  function erase(): void {
    keep();
    const t = Date.now();
    history.write(state.ids.map((id) => ({ id, value: { kind: 'erased', is_on: true, t } })));
    select(0, []);
  }

  // The board follows the space by a listener of its own, which may come after this one.
  const stopFollowing = space.subscribe(() => {
    const { changed } = space.state();
    if (!before && state.ids.some((id) => changed.has(id))) queueMicrotask(measure);
  });

  return {
    state: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOwn: (item: BoardItem): boolean => isOwn(deps, item),
    listItems,
    select,
    clear: () => select(0, []),
    setLasso: (lasso: Box | undefined, page: number) => set({ lasso, ...(lasso && { page }) }),
    preview,
    keep,
    revert,
    nudge: (dx: number, dy: number) => previewByKey((box) => nudgeBox(box, dx, dy)),
    resizeBy: (factor: number) => previewByKey((box) => resizeBox(box, factor)),
    erase,
    stop: stopFollowing,
  };
}

export type Selection = ReturnType<typeof createSelection>;
