import { shuffleBySeed } from '../../shuffle.ts';
import type { Item, Ordering } from './schema.ts';

type WithOrdering = { ordering?: Ordering | undefined };

/** The items in the right order, without those that were left empty. */
export function listItems({ ordering }: WithOrdering): Item[] {
  return (ordering?.items ?? []).filter(({ text }) => text.trim() !== '');
}

/** Items with the same text may change places. */
export function isSame(one: Item | undefined, other: Item | undefined): boolean {
  return one?.text.trim() === other?.text.trim();
}

/** The order that is shown first. It is never the right one, unless all items have the same text. */
export function mixItems(items: readonly Item[], seed: number, salt: string): Item[] {
  const mixedItems = shuffleBySeed(items, seed, salt);
  const isRight = mixedItems.every((item, index) => isSame(item, items[index]));
  return isRight ? [...mixedItems.slice(1), ...mixedItems.slice(0, 1)] : mixedItems;
}

/**
 * The items in the order of a response. Of items with the same text, the one that comes first counts as the first of them.
 * Undefined unless each item is there once.
 */
export function readItems(items: readonly Item[], ids: readonly string[]): Item[] | undefined {
  if (ids.length !== items.length || !items.every(({ id }) => ids.includes(id))) return undefined;
  const itemsLeft = [...items];
  return ids.flatMap((id) => {
    const given = items.find((item) => item.id === id);
    return itemsLeft.splice(
      itemsLeft.findIndex((item) => isSame(item, given)),
      1,
    );
  });
}
