/**
 * What was watched of a video: stretches in tenths of a second, in order and apart from each other. Pure, free of zod, for the
 * player.
 */
export type Stretch = [from: number, to: number];

export type Watched = {
  watched: Stretch[];
  /** Watched at least twice; nothing that is not in `watched`. */
  again: Stretch[];
};

export type WatchTrace = Watched & {
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

/** What is in both; each list is in order and apart. */
export function intersect(one: readonly Readonly<Stretch>[], other: readonly Readonly<Stretch>[]): Stretch[] {
  const both: Stretch[] = [];
  let index = 0;
  for (const [from, to] of one) {
    while ((other[index]?.[1] ?? Number.POSITIVE_INFINITY) <= from) index += 1;
    for (let next = index; (other[next]?.[0] ?? Number.POSITIVE_INFINITY) < to; next += 1) {
      const [otherFrom, otherTo] = other[next] as Stretch;
      both.push([Math.max(from, otherFrom), Math.min(to, otherTo)]);
    }
  }
  return both;
}

/** Shorter overlaps come from frames and rounding, not from watching again. */
const againMin = 10;

/** With what was watched in one go. */
export function addRun(before: Watched, run: Readonly<Stretch>): Watched {
  if (run[0] >= run[1]) return before;
  const repeated = intersect(before.watched, [run]).filter(([from, to]) => to - from >= againMin);
  return {
    watched: joinStretches([...before.watched, run]),
    again: joinStretches([...before.again, ...repeated]),
  };
}

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
  const { watched, again, at, noted_at } = (trace ?? {}) as Partial<Record<keyof WatchTrace, unknown>>;
  const isStretch = (one: unknown): one is Stretch =>
    Array.isArray(one) && one.length === 2 && one.every(Number.isInteger) && one[0] < one[1];
  const readStretches = (list: unknown) => joinStretches(Array.isArray(list) ? list.filter(isStretch) : []);
  const all = readStretches(watched);
  return {
    watched: all,
    again: intersect(readStretches(again), all),
    at: Number.isInteger(at) ? (at as number) : 0,
    noted_at: Number.isInteger(noted_at) ? (noted_at as number) : 0,
  };
}
