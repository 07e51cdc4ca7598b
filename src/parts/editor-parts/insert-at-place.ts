/**
 * Puts an item among others that are added with it, of which any may be there already; `order` holds the ids of all,
 * in their order. It comes after the nearest before it, else before the first after it, else at the end. Others are
 * known by their id, or by that with a part behind a hyphen.
 */
export function insertAtPlace<T extends { id: string }>(
  items: readonly T[],
  item: T,
  order: readonly string[],
): T[] {
  const own = order.indexOf(item.id);
  const places = items.map(({ id }) => order.indexOf(id.split('-', 1)[0] ?? id));
  const before = Math.max(-1, ...places.map((place, at) => (place >= 0 && place < own ? at : -1)));
  const after = places.findIndex((place) => place > own);
  const at = before >= 0 ? before + 1 : after >= 0 ? after : items.length;
  return [...items.slice(0, at), item, ...items.slice(at)];
}
