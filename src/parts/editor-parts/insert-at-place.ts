/**
 * Inserts an item of an upload whose files arrive in any order; `uploadOrder` holds the ids of the whole upload. The item is
 * put after its nearest predecessor in the list, else before its first successor, else at the end. Ids are compared without
 * a suffix after a hyphen.
 */
export function insertAtPlace<T extends { id: string }>(
  items: readonly T[],
  item: T,
  uploadOrder: readonly string[],
): T[] {
  const itemPlace = uploadOrder.indexOf(item.id);
  const places = items.map(({ id }) => uploadOrder.indexOf(id.split('-', 1)[0] ?? id));
  const predecessorIndex = Math.max(
    -1,
    ...places.map((place, index) => (place >= 0 && place < itemPlace ? index : -1)),
  );
  const successorIndex = places.findIndex((place) => place > itemPlace);
  const insertIndex =
    predecessorIndex >= 0 ? predecessorIndex + 1 : successorIndex >= 0 ? successorIndex : items.length;
  return [...items.slice(0, insertIndex), item, ...items.slice(insertIndex)];
}
