/** The items with the one at `from` moved to `to`; an index that is not there changes nothing. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || from === to) return [...items];
  const otherItems = items.filter((_, index) => index !== from);
  return [...otherItems.slice(0, to), item, ...otherItems.slice(to)];
}
