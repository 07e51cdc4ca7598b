import type { StudentPair } from '#contract/rules/group-rules.ts';
import { findRivals, type StudentUnit } from '#server/features/groups/join-students.ts';

/**
 * Places units into groups of given sizes so that the fewest rivals share a group: a search with backtracking that
 * takes the unit with the fewest possible groups first. Single students without rivals fill the remaining places.
 */

/** Limits the steps of one search, which then ends with the best placing that it has found. */
const stepsTimesUnitsMax = 60_000;
/** Maximum number of searches. A search that was cut off is followed by one with other random choices. */
const searchesMax = 8;

type GroupSlot = { units: StudentUnit[]; freePlaces: number; size: number };
type Search = {
  slots: readonly GroupSlot[];
  rivalsByUnit: ReadonlyMap<StudentUnit, ReadonlySet<StudentUnit>>;
  random: () => number;
  stepsLeft: number;
  best: { rivalCount: number; unitsBySlot: StudentUnit[][] } | undefined;
};

const sizeOf = (unit: StudentUnit) => unit.students.length;

function countRivalsInSlot({ rivalsByUnit: rivals }: Search, unit: StudentUnit, slot: GroupSlot): number {
  const ownRivals = rivals.get(unit);
  return ownRivals ? slot.units.filter((other) => ownRivals.has(other)).length : 0;
}

/**
 * Lists the groups with enough free places for the unit, those with the fewest of its rivals first. Of several empty
 * groups of the same size, only one is listed.
 */
function listPossibleSlots(search: Search, unit: StudentUnit): { slot: GroupSlot; rivalCount: number }[] {
  const seenEmptySizes = new Set<number>();
  return search.slots
    .filter(({ freePlaces }) => freePlaces >= sizeOf(unit))
    .filter(({ units, size }) => {
      if (units.length > 0) return true;
      const isFirst = !seenEmptySizes.has(size);
      seenEmptySizes.add(size);
      return isFirst;
    })
    .map((slot) => ({ slot, rivalCount: countRivalsInSlot(search, unit, slot), tie: search.random() }))
    .sort((one, other) => one.rivalCount - other.rivalCount || one.tie - other.tie);
}

/**
 * Chooses the unit that fits into the fewest groups without meeting a rival; then the largest, then the one with the
 * most rivals.
 */
function chooseNextUnit(search: Search, units: readonly StudentUnit[]): StudentUnit | undefined {
  const rank = (unit: StudentUnit) => {
    const slotsWithoutRivals = search.slots.filter(
      (slot) => slot.freePlaces >= sizeOf(unit) && countRivalsInSlot(search, unit, slot) === 0,
    );
    return [slotsWithoutRivals.length, -sizeOf(unit), -(search.rivalsByUnit.get(unit)?.size ?? 0)] as const;
  };
  const rankedUnits = units.map((unit) => ({ unit, rank: rank(unit) }));
  rankedUnits.sort(({ rank: [a, b, c] }, { rank: [d, e, f] }) => a - d || b - e || c - f);
  return rankedUnits[0]?.unit;
}

/** Searches the placings of the remaining `units`. `rivalCount` is the number of rivals that already share a group. */
function placeRemainingUnits(search: Search, units: readonly StudentUnit[], rivalCount: number): void {
  const isDone = () => search.best?.rivalCount === 0 || search.stepsLeft <= 0;
  search.stepsLeft--;
  if (search.best && rivalCount >= search.best.rivalCount) return;
  const unit = chooseNextUnit(search, units);
  if (!unit) {
    search.best = { rivalCount, unitsBySlot: search.slots.map((slot) => [...slot.units]) };
    return;
  }
  const otherUnits = units.filter((other) => other !== unit);
  for (const { slot, rivalCount: addedRivals } of listPossibleSlots(search, unit)) {
    if (isDone()) return;
    slot.units.push(unit);
    slot.freePlaces -= sizeOf(unit);
    placeRemainingUnits(search, otherUnits, rivalCount + addedRivals);
    slot.units.pop();
    slot.freePlaces += sizeOf(unit);
  }
}

function fillWithSingles(
  unitsBySlot: StudentUnit[][],
  singleUnits: readonly StudentUnit[],
  groupSizes: readonly number[],
): void {
  const remainingSingles = [...singleUnits];
  unitsBySlot.forEach((units, index) => {
    const takenPlaces = units.reduce((sum, unit) => sum + sizeOf(unit), 0);
    units.push(...remainingSingles.splice(0, (groupSizes[index] ?? 0) - takenPlaces));
  });
}

/** Returns the units of each group; undefined if they do not fit. */
export function placeUnits(
  units: readonly StudentUnit[],
  groupSizes: readonly number[],
  apartPairs: readonly StudentPair[],
  random: () => number,
): StudentUnit[][] | undefined {
  const rivalsByUnit = findRivals(units, apartPairs);
  const isBound = (unit: StudentUnit) => sizeOf(unit) > 1 || (rivalsByUnit.get(unit)?.size ?? 0) > 0;
  const boundUnits = units.filter(isBound);
  let bestPlacing: Search['best'];
  for (let searchCount = 0; searchCount < searchesMax; searchCount++) {
    const slots = groupSizes.map((size): GroupSlot => ({ units: [], freePlaces: size, size }));
    const stepsLeft = boundUnits.length + Math.ceil(stepsTimesUnitsMax / (boundUnits.length + 1));
    const search: Search = { slots, rivalsByUnit, random, stepsLeft, best: bestPlacing };
    placeRemainingUnits(search, boundUnits, 0);
    bestPlacing = search.best;
    if (search.stepsLeft > 0 || bestPlacing?.rivalCount === 0) break;
  }
  if (!bestPlacing) return undefined;
  fillWithSingles(
    bestPlacing.unitsBySlot,
    units.filter((unit) => !isBound(unit)),
    groupSizes,
  );
  return bestPlacing.unitsBySlot;
}
