type Item = { id: string };

/** All lists of items with ids in a value, however deep. */
function findItemLists(value: unknown): Item[][] {
  if (typeof value !== 'object' || value === null) return [];
  const innerLists = Object.values(value).flatMap(findItemLists);
  const isItemList =
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.id === 'string');
  return isItemList ? [value as Item[], ...innerLists] : innerLists;
}

/** Copies of a draft with one mistake each: an id that two items of a list have, or one that names a part of all objects. */
export function spoilIds(draft: unknown): unknown[] {
  return findItemLists(draft).flatMap((_list, index) =>
    [doubleFirstId, takeReservedId].map((spoil) => {
      const spoiltDraft = structuredClone(draft);
      spoil(findItemLists(spoiltDraft)[index] ?? []);
      return spoiltDraft;
    }),
  );
}

function doubleFirstId(items: Item[]): void {
  const [first, second] = items;
  if (first && second) second.id = first.id;
  else if (first) items.push({ ...first });
}

function takeReservedId([first]: Item[]): void {
  if (first) first.id = '__proto__';
}
