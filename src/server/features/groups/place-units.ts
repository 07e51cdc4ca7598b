import type { StudentPair } from '#contract/rules/group-rules.ts';
import { listRivals, type Unit } from '#server/features/groups/join-students.ts';

/**
 * Places units into groups of given sizes so that the fewest rivals share a group: a search with backtracking that
 * takes the unit with the fewest possible groups first. Single students without rivals fill the remaining places.
 */

/** Limits the time of one search, which then ends with the best placing it has found. */
const stepsTimesUnitsMax = 60_000;
/** Maximum number of searches with other random choices, after one that was cut off. */
const searchesMax = 8;

type Slot = { units: Unit[]; free: number; size: number };
type Search = {
  slots: readonly Slot[];
  rivals: ReadonlyMap<Unit, ReadonlySet<Unit>>;
  random: () => number;
  stepsLeft: number;
  best: { meetings: number; placed: Unit[][] } | undefined;
};

const sizeOf = (unit: Unit) => unit.students.length;

function countMeetings({ rivals }: Search, unit: Unit, slot: Slot): number {
  const ownRivals = rivals.get(unit);
  return ownRivals ? slot.units.filter((other) => ownRivals.has(other)).length : 0;
}

/**
 * Groups with space for the unit, those with the fewest rivals first. Of several equal empty groups, only one is
 * listed.
 */
function listChoices(search: Search, unit: Unit): { slot: Slot; meetings: number }[] {
  const seenEmpty = new Set<number>();
  return search.slots
    .filter(({ free }) => free >= sizeOf(unit))
    .filter(({ units, size }) => {
      if (units.length > 0) return true;
      const isFirst = !seenEmpty.has(size);
      seenEmpty.add(size);
      return isFirst;
    })
    .map((slot) => ({ slot, meetings: countMeetings(search, unit, slot), tie: search.random() }))
    .sort((one, other) => one.meetings - other.meetings || one.tie - other.tie);
}

/** The unit with the fewest groups without rivals; of several the largest, then the one with the most rivals. */
function chooseNext(search: Search, units: readonly Unit[]): Unit | undefined {
  const rank = (unit: Unit) => {
    const openSlots = search.slots.filter(
      (slot) => slot.free >= sizeOf(unit) && countMeetings(search, unit, slot) === 0,
    );
    return [openSlots.length, -sizeOf(unit), -(search.rivals.get(unit)?.size ?? 0)] as const;
  };
  const rankedUnits = units.map((unit) => ({ unit, rank: rank(unit) }));
  rankedUnits.sort(({ rank: [a, b, c] }, { rank: [d, e, f] }) => a - d || b - e || c - f);
  return rankedUnits[0]?.unit;
}

/** Searches all placings of `units`; `meetings` is the number of rivals that already share a group. */
function placeNext(search: Search, units: readonly Unit[], meetings: number): void {
  const isDone = () => search.best?.meetings === 0 || search.stepsLeft <= 0;
  search.stepsLeft--;
  if (search.best && meetings >= search.best.meetings) return;
  const unit = chooseNext(search, units);
  if (!unit) {
    search.best = { meetings, placed: search.slots.map((slot) => [...slot.units]) };
    return;
  }
  const otherUnits = units.filter((other) => other !== unit);
  for (const { slot, meetings: more } of listChoices(search, unit)) {
    if (isDone()) return;
    slot.units.push(unit);
    slot.free -= sizeOf(unit);
    placeNext(search, otherUnits, meetings + more);
    slot.units.pop();
    slot.free += sizeOf(unit);
  }
}

function fillUp(placed: Unit[][], singles: readonly Unit[], sizes: readonly number[]): void {
  const rest = [...singles];
  placed.forEach((units, index) => {
    const taken = units.reduce((sum, unit) => sum + sizeOf(unit), 0);
    units.push(...rest.splice(0, (sizes[index] ?? 0) - taken));
  });
}

/** The units of each group; undefined if they do not fit. */
export function placeUnits(
  units: readonly Unit[],
  sizes: readonly number[],
  apart: readonly StudentPair[],
  random: () => number,
): Unit[][] | undefined {
  const rivals = listRivals(units, apart);
  const isBound = (unit: Unit) => sizeOf(unit) > 1 || (rivals.get(unit)?.size ?? 0) > 0;
  const bound = units.filter(isBound);
  let best: Search['best'];
  for (let searches = 0; searches < searchesMax; searches++) {
    const slots = sizes.map((size): Slot => ({ units: [], free: size, size }));
    const stepsLeft = bound.length + Math.ceil(stepsTimesUnitsMax / (bound.length + 1));
    const search: Search = { slots, rivals, random, stepsLeft, best };
    placeNext(search, bound, 0);
    best = search.best;
    if (search.stepsLeft > 0 || best?.meetings === 0) break;
  }
  if (!best) return undefined;
  fillUp(
    best.placed,
    units.filter((unit) => !isBound(unit)),
    sizes,
  );
  return best.placed;
}
