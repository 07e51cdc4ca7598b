type WithId = { id: string };

/** Whether two lists have the same parts, in any order. */
export function haveSameIds(one: readonly WithId[], other: readonly WithId[]): boolean {
  const ids = new Set(one.map(({ id }) => id));
  return one.length === other.length && other.every(({ id }) => ids.has(id));
}
