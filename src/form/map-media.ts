/** Functions that change the names of media in contents of any type. Pure. */

/**
 * The content with other names for its media. A medium is named by a whole value of the content, so texts that only
 * contain a name stay as they are.
 */
export function renameMedia<T>(content: T, newNames: ReadonlyMap<string, string>): T {
  return newNames.size === 0 ? content : (renameIn(content, newNames) as T);
}

function renameIn(value: unknown, newNames: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return newNames.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renameIn(each, newNames));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renameIn(each, newNames)]));
}
