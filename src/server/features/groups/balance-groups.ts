import type { StudentPair } from '#contract/rules/group-rules.ts';
import { listRivals, type Unit } from '#server/features/groups/join-students.ts';

/**
 * Exchanges units of the same size between groups while this brings the groups' mean results closer together and puts
 * no further rivals into one group. Students without results count as average.
 */

/** More exchanges than any class needs. */
const exchangesMax = 500;

type Group = { units: Unit[]; sum: number; size: number };
type Exchange = { first: Group; second: Group; from: Unit; to: Unit; gain: number };

const sizeOf = (unit: Unit) => unit.students.length;

function meanShare(shares: ReadonlyMap<number, number>): number {
  const all = [...shares.values()];
  return all.length === 0 ? 0 : all.reduce((sum, share) => sum + share, 0) / all.length;
}

/** How far the two groups are from the class's mean, after moving `movedSum` of the results from the first to the second. */
function measureDistance(first: Group, second: Group, movedSum: number, mean: number): number {
  const firstDistance = (first.sum - movedSum) / first.size - mean;
  const secondDistance = (second.sum + movedSum) / second.size - mean;
  return firstDistance * firstDistance + secondDistance * secondDistance;
}

function findBestExchange(
  groups: readonly Group[],
  sumOf: ReadonlyMap<Unit, number>,
  rivals: ReadonlyMap<Unit, ReadonlySet<Unit>>,
  mean: number,
): Exchange | undefined {
  let best: Exchange | undefined;
  const meets = (unit: Unit, units: readonly Unit[], leaving: Unit) =>
    units.filter((other) => other !== leaving && rivals.get(unit)?.has(other)).length;
  for (const [index, first] of groups.entries())
    for (const second of groups.slice(index + 1)) {
      const before = measureDistance(first, second, 0, mean);
      for (const from of first.units)
        for (const to of second.units) {
          if (sizeOf(from) !== sizeOf(to)) continue;
          const movedSum = (sumOf.get(from) ?? 0) - (sumOf.get(to) ?? 0);
          const gain = before - measureDistance(first, second, movedSum, mean);
          if (gain <= 1e-9 || gain <= (best?.gain ?? 0)) continue;
          const met = meets(from, first.units, from) + meets(to, second.units, to);
          if (meets(from, second.units, to) + meets(to, first.units, from) > met) continue;
          best = { first, second, from, to, gain };
        }
    }
  return best;
}

/** Changes the groups in place. */
export function balanceGroups(
  unitsByGroup: Unit[][],
  apart: readonly StudentPair[],
  shares: ReadonlyMap<number, number>,
): void {
  const mean = meanShare(shares);
  const all = unitsByGroup.flat();
  const rivals = listRivals(all, apart);
  const sumOf = new Map(
    all.map((unit) => [unit, unit.students.reduce((sum, id) => sum + (shares.get(id) ?? mean), 0)]),
  );
  const groups = unitsByGroup
    .filter((units) => units.length > 0)
    .map(
      (units): Group => ({
        units,
        sum: units.reduce((sum, unit) => sum + (sumOf.get(unit) ?? 0), 0),
        size: units.reduce((sum, unit) => sum + sizeOf(unit), 0),
      }),
    );
  for (let exchanges = 0; exchanges < exchangesMax; exchanges++) {
    const best = findBestExchange(groups, sumOf, rivals, mean);
    if (!best) return;
    const { first, second, from, to } = best;
    const movedSum = (sumOf.get(from) ?? 0) - (sumOf.get(to) ?? 0);
    first.units.splice(first.units.indexOf(from), 1, to);
    second.units.splice(second.units.indexOf(to), 1, from);
    first.sum -= movedSum;
    second.sum += movedSum;
  }
}
