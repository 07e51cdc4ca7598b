/**
 * Inserts an item of an upload whose files arrive in any order; `order` holds the ids of the whole upload. The item is
 * put after its nearest predecessor in the list, else before its first successor, else at the end. Ids are compared without
 * a suffix after a hyphen.
 */
export function insertAtPlace<T extends { id: string }>(
  items: readonly T[],
  item: T,
  order: readonly string[],
): T[] {
  const ownPlace = order.indexOf(item.id);
  const places = items.map(({ id }) => order.indexOf(id.split('-', 1)[0] ?? id));
  const before = Math.max(-1, ...places.map((place, at) => (place >= 0 && place < ownPlace ? at : -1)));
  const after = places.findIndex((place) => place > ownPlace);
  const at = before >= 0 ? before + 1 : after >= 0 ? after : items.length;
  return [...items.slice(0, at), item, ...items.slice(at)];
}
