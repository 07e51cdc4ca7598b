/** The items without empty ones at the end; `min` of them stay. */
export function dropEmptyEnd<Item>(
  items: readonly Item[],
  min: number,
  isEmpty: (item: Item) => boolean,
): Item[] {
  const kept = [...items];
  for (const item of [...items].reverse()) {
    if (kept.length <= min || !isEmpty(item)) break;
    kept.pop();
  }
  return kept;
}
