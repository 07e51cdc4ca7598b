/** Something that a content shows, and where: the question or part that it belongs to. `url` as the content has it. */
export type ShownMedium = { place: string; url: string };

/** The addresses, each once: from `place` on first, then what comes before it. Free of zod, for players. */
export function nearestFirst(media: readonly ShownMedium[], place: string | undefined): string[] {
  const start = Math.max(
    0,
    media.findIndex((each) => each.place === place),
  );
  const ordered = [...media.slice(start), ...media.slice(0, start)];
  return [...new Set(ordered.map(({ url }) => url))];
}
