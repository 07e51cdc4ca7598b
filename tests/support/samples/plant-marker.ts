import type * as z from 'zod';

/** Adds a marker to all texts in a part of an activity's content, for tests that search replies for it. */

type Path = readonly (string | number)[];

function listTexts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, [...path, key]));
}

function findPart(value: unknown, id: string, path: Path = []): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = findPart(part, id, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function changeText(value: unknown, [key, ...rest]: Path, change: (text: string) => string): unknown {
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
 * Appends `marker` to every text, address and id inside the part of `content` with this id, wherever `schema` then
 * still accepts the content; the part's own id stays. Throws when nothing could be marked.
 */
export function plantMarker<Content>(
  content: Content,
  id: string,
  marker: string,
  schema: z.ZodType<Content>,
): Content {
  const part = findPart(content, id) ?? [];
  const texts = listTexts(content).filter(
    (path) =>
      path.length > part.length &&
      part.every((key, index) => path[index] === key) &&
      path.slice(part.length).join() !== 'id',
  );
  let planted: Content | undefined;
  for (const path of texts) {
    const tried = schema.safeParse(changeText(planted ?? content, path, (text) => `${text}${marker}`));
    if (tried.success) planted = tried.data;
  }
  if (planted === undefined) throw new Error(`Nothing of '${id}' could be marked`);
  return planted;
}
