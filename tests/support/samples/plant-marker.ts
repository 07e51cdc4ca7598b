import type * as z from 'zod';

/** Adds a marker to all texts in a part of an activity's content, for tests that search replies for it. */

type ContentPath = readonly (string | number)[];

function listTextPaths(value: unknown, path: ContentPath = []): ContentPath[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listTextPaths(part, [...path, key]));
}

function findPathOfId(value: unknown, id: string, path: ContentPath = []): ContentPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = findPathOfId(part, id, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function changeText(value: unknown, [key, ...rest]: ContentPath, change: (text: string) => string): unknown {
  if (key === undefined) return change(String(value));
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) =>
      String(index) === String(key) ? changeText(part, rest, change) : part,
    );
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [
      name,
      name === String(key) ? changeText(part, rest, change) : part,
    ]),
  );
}

/**
 * Appends `marker` to every text, address and id inside the part of `content` with this id, unless `schema` would then
 * refuse the content. The part's own id stays. Throws if nothing could be marked.
 */
export function plantMarker<Content>(
  content: Content,
  id: string,
  marker: string,
  schema: z.ZodType<Content>,
): Content {
  const partPath = findPathOfId(content, id) ?? [];
  const textPaths = listTextPaths(content).filter(
    (path) =>
      path.length > partPath.length &&
      partPath.every((key, index) => path[index] === key) &&
      path.slice(partPath.length).join() !== 'id',
  );
  let markedContent: Content | undefined;
  for (const path of textPaths) {
    const parsedContent = schema.safeParse(
      changeText(markedContent ?? content, path, (text) => `${text}${marker}`),
    );
    if (parsedContent.success) markedContent = parsedContent.data;
  }
  if (markedContent === undefined) throw new Error(`Nothing of '${id}' could be marked`);
  return markedContent;
}
