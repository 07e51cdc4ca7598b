/** A medium of a content; `place` is the id of its question or part, `url` its address as in the content. */
export type ShownMedium = { place: string; url: string };

/** The addresses, each once: first from `place` on, then those before it. Without zod, for players. */
export function nearestFirst(media: readonly ShownMedium[], place: string | undefined): string[] {
  const startIndex = Math.max(
    0,
    media.findIndex((each) => each.place === place),
  );
  const orderedMedia = [...media.slice(startIndex), ...media.slice(0, startIndex)];
  return [...new Set(orderedMedia.map(({ url }) => url))];
}
