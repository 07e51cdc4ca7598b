/**
 * What was watched of a video: stretches in tenths of a second, in order and apart from each other. Pure, free of zod, for the
 * player.
 */
export type Stretch = [from: number, to: number];

export type WatchTrace = {
  watched: Stretch[];
  /** Where the student was last, in tenths of a second. */
  at: number;
  /** When that was noted, by the clock of the student's device; milliseconds since 1970. */
  noted_at: number;
};

export const toTenths = (seconds: number) => Math.max(0, Math.round(seconds * 10));

/** The union, in order; what touches becomes one. */
export function joinStretches(stretches: readonly Readonly<Stretch>[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const [from, to] of [...stretches].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export const measure = (stretches: readonly Readonly<Stretch>[]) =>
  stretches.reduce((sum, [from, to]) => sum + to - from, 0);

/** The first stretches, as far as they are together no longer than `max`. */
export function keepFirst(stretches: readonly Readonly<Stretch>[], max: number): Stretch[] {
  let left = Math.max(0, Math.floor(max));
  const kept: Stretch[] = [];
  for (const [from, to] of stretches) {
    const end = Math.min(to, from + left);
    if (end > from) kept.push([from, end]);
    left -= Math.max(0, end - from);
  }
  return kept;
}

/** A pause between two stretches that counts as watched: clocks and frames are no more exact than that. */
const gapMax = 10;

/** How far a student has come from the beginning without leaving anything out. */
export function findFrontier(stretches: readonly Readonly<Stretch>[], begin: number): number {
  let frontier = begin;
  for (const [from, to] of stretches) {
    if (from > frontier + gapMax) break;
    frontier = Math.max(frontier, to);
  }
  return frontier;
}

/** Reads a stored trace without zod; drops everything that is none. */
export function parseTrace(trace: unknown): WatchTrace {
  const { watched, at, noted_at } = (trace ?? {}) as Partial<Record<keyof WatchTrace, unknown>>;
  const isStretch = (one: unknown): one is Stretch =>
    Array.isArray(one) && one.length === 2 && one.every(Number.isInteger) && one[0] < one[1];
  return {
    watched: joinStretches(Array.isArray(watched) ? watched.filter(isStretch) : []),
    at: Number.isInteger(at) ? (at as number) : 0,
    noted_at: Number.isInteger(noted_at) ? (noted_at as number) : 0,
  };
}
