/** The items in the order of a response that is not checked; undefined unless each is there once. Free of zod. */
export function readOrder<T extends { id: string }>(items: readonly T[], response: unknown): T[] | undefined {
  if (typeof response !== 'object' || response === null || !('order' in response)) return undefined;
  const { order } = response;
  if (!Array.isArray(order) || order.length !== items.length) return undefined;
  if (!items.every(({ id }) => order.includes(id))) return undefined;
  return order.flatMap((id) => items.filter((item) => item.id === id));
}
