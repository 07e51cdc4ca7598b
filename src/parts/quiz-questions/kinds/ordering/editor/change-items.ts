import { partsInDraftMax } from '../../../limits.ts';
import { createItem } from '../create-item.ts';
import type { Item, Ordering } from '../schema.ts';

type WithOrdering = { ordering?: Ordering | undefined };

const noOrdering: Ordering = { items: [], credit: 'all_or_nothing' };

export function changeOrdering(change: (ordering: Ordering) => Partial<Ordering>) {
  return ({ ordering = noOrdering }: WithOrdering) => ({ ordering: { ...ordering, ...change(ordering) } });
}

export function changeItems(change: (items: Item[]) => Item[]) {
  return changeOrdering(({ items }) => ({ items: change(items) }));
}

/** Pasted lines come at the item's place, or after it if it has a text; empty items below make room. */
export function pasteItems(items: readonly Item[], index: number, texts: readonly string[]): Item[] {
  const current = items[index];
  const keepsCurrent = current !== undefined && current.text.trim() !== '';
  const before = items.slice(0, keepsCurrent ? index + 1 : index);
  const after = items.slice(index + 1).filter(({ text }) => text.trim() !== '');
  return [...before, ...texts.map((text) => createItem(text)), ...after].slice(0, partsInDraftMax);
}
