/** The id of the chosen answer by the id of its stem, of a response that is not checked. Free of zod. */
export function readPairs(response: unknown): Record<string, string> {
  if (typeof response !== 'object' || response === null || !('pairs' in response)) return {};
  const { pairs } = response;
  if (typeof pairs !== 'object' || pairs === null) return {};
  return Object.fromEntries(
    Object.entries(pairs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
