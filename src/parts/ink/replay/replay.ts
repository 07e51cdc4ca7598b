import { type Entry, foldItem } from '#form/space.ts';
import type { SpaceChange } from '#form/space-source.ts';
import type { InkValue } from '../model.ts';
import { type ShownInk, showInk } from '../show-ink.ts';
import { sortChanges, toEntry } from './read-board-at.ts';

/**
 * How a drawing came about, by the times of the pens. The server's times would show all at once what a device sent
 * together. Pure.
 */

export type ReplayEvent = {
  layer: number;
  item: string;
  by: number;
  entry: Entry<InkValue>;
  /** When the pen touched and when it lifted, in milliseconds of the replay. */
  from: number;
  to: number;
};

export type Timeline = {
  /** By `to`: the order in which they are done. */
  events: readonly ReplayEvent[];
  duration: number;
  layerCount: number;
};

/** Nobody waits for longer pauses. */
export const pauseMax = 2_000;

type Dated = Omit<ReplayEvent, 'from' | 'to'> & { start: number; end: number };

const durationOf = (value: InkValue): number => (value.kind === 'stroke' ? value.ms : 0);
const endOf = ({ value }: { value: InkValue }): number => value.t + durationOf(value);

/**
 * How far the clocks of people's devices are ahead at least: what the server took before it was drawn says so. Slow
 * clocks and work without network look the same, and stay.
 */
function findFastClocks(layers: readonly (readonly SpaceChange[])[]): Map<number, number> {
  const aheadByPerson = new Map<number, number>();
  for (const change of layers.flat()) {
    const ahead = endOf(toEntry(change)) - change.at;
    if (ahead > (aheadByPerson.get(change.by) ?? 0)) aheadByPerson.set(change.by, ahead);
  }
  return aheadByPerson;
}

/** Times of one layer. What changes an item comes after what was there before, whatever its clock says. */
function dateChanges(
  changes: readonly SpaceChange[],
  layer: number,
  ahead: ReadonlyMap<number, number>,
): Dated[] {
  const endByItem = new Map<string, number>();
  return sortChanges(changes).map((change) => {
    const entry = toEntry(change);
    const { item, by } = change;
    const before = endByItem.get(item);
    const start = Math.max(entry.value.t - (ahead.get(by) ?? 0), before ?? Number.NEGATIVE_INFINITY);
    // A drawing whose colour or text was changed later is not drawn again.
    const end = start + (before === undefined ? durationOf(entry.value) : 0);
    endByItem.set(item, end);
    return { layer, item, by, entry, start, end };
  });
}

/** Makes long pauses short. */
function shorten(dated: readonly Dated[]): ReplayEvent[] {
  const sorted = [...dated].sort(
    (a, b) => a.start - b.start || a.layer - b.layer || a.entry.change - b.entry.change,
  );
  let skipped = sorted[0]?.start ?? 0;
  let busyUntil = skipped;
  return sorted.map(({ start, end, ...event }) => {
    skipped += Math.max(0, start - busyUntil - pauseMax);
    busyUntil = Math.max(busyUntil, end);
    return { ...event, from: start - skipped, to: end - skipped };
  });
}

/** `by`: things of this person alone, with all that became of them. */
export function buildTimeline(
  layers: readonly (readonly SpaceChange[])[],
  { by }: { by?: number | undefined } = {},
): Timeline {
  const ahead = findFastClocks(layers);
  const dated = layers.flatMap((changes, layer) => dateChanges(changes, layer, ahead));
  const authorByItem = new Map<string, number>();
  for (const { layer, item, by: author } of dated)
    if (!authorByItem.has(`${layer}/${item}`)) authorByItem.set(`${layer}/${item}`, author);
  const chosen = dated.filter(
    ({ layer, item }) => by === undefined || authorByItem.get(`${layer}/${item}`) === by,
  );
  const events = shorten(chosen).sort(
    (a, b) => a.to - b.to || a.layer - b.layer || a.entry.change - b.entry.change,
  );
  return { events, duration: events.at(-1)?.to ?? 0, layerCount: layers.length };
}

/** The people who have drawn, in the order in which they began. */
export const listAuthors = ({ events }: Timeline): number[] => [...new Set(events.map(({ by }) => by))];

/** What is being drawn at a time, with the share of it that is there. */
export function listUnderWay({ events }: Timeline, time: number): { event: ReplayEvent; share: number }[] {
  return events
    .filter(({ from, to }) => from <= time && time < to)
    .map((event) => ({ event, share: (time - event.from) / (event.to - event.from) }));
}

/** A replay that goes forwards and back, from what lies between two times alone. */
export function createReplay({ events, layerCount }: Timeline) {
  const entriesById = Array.from({ length: layerCount }, () => new Map<string, Entry<InkValue>[]>());
  const items = Array.from({ length: layerCount }, () => new Map<string, ShownInk>());
  /** Number of events that are done. */
  let done = 0;

  function show(layer: number, id: string): void {
    const item = foldItem(id, entriesById[layer]?.get(id) ?? []);
    const shown = item && showInk(item);
    if (shown) items[layer]?.set(id, shown);
    else items[layer]?.delete(id);
  }

  function step({ layer, item, entry }: ReplayEvent, isForward: boolean): void {
    const entries = entriesById[layer]?.get(item) ?? [];
    if (isForward) entries.push(entry);
    else entries.pop();
    entriesById[layer]?.set(item, entries);
  }

  return {
    /** By layer; the same maps at all times. */
    items: items as readonly ReadonlyMap<string, ShownInk>[],
    orderOf: (layer: number, id: string): number => entriesById[layer]?.get(id)?.[0]?.change ?? 0,
    /** Gives the ids that have changed, by layer. */
    goTo(time: number): ReadonlySet<string>[] {
      const changed = Array.from({ length: layerCount }, () => new Set<string>());
      const take = (event: ReplayEvent, isForward: boolean): void => {
        step(event, isForward);
        changed[event.layer]?.add(event.item);
      };
      for (let next = events[done]; next && next.to <= time; next = events[done]) {
        take(next, true);
        done += 1;
      }
      for (let last = events[done - 1]; last && last.to > time; last = events[done - 1]) {
        take(last, false);
        done -= 1;
      }
      for (const [layer, ids] of changed.entries()) for (const id of ids) show(layer, id);
      return changed;
    },
  };
}
