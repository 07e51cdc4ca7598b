import type { StudentPair } from '#contract/rules/group-rules.ts';
import { findRivals, type StudentUnit } from '#server/features/groups/join-students.ts';

/**
 * Exchanges units of the same size between groups while this brings the groups' mean results closer together and puts
 * no further rivals into one group. Students without results count as average.
 */

/** Limits the exchanges; no class needs so many. */
const exchangesMax = 500;

type BalancedGroup = { units: StudentUnit[]; sum: number; size: number };
type Exchange = {
  first: BalancedGroup;
  second: BalancedGroup;
  from: StudentUnit;
  to: StudentUnit;
  gain: number;
};

const sizeOf = (unit: StudentUnit) => unit.students.length;

function meanShare(shares: ReadonlyMap<number, number>): number {
  const shareValues = [...shares.values()];
  return shareValues.length === 0
    ? 0
    : shareValues.reduce((sum, share) => sum + share, 0) / shareValues.length;
}

/**
 * Sum of the two groups' squared distances from the class's mean, after `movedSum` has moved from the first to the
 * second.
 */
function measureDistance(
  first: BalancedGroup,
  second: BalancedGroup,
  movedSum: number,
  mean: number,
): number {
  const firstDistance = (first.sum - movedSum) / first.size - mean;
  const secondDistance = (second.sum + movedSum) / second.size - mean;
  return firstDistance * firstDistance + secondDistance * secondDistance;
}

function findBestExchange(
  groups: readonly BalancedGroup[],
  shareSumByUnit: ReadonlyMap<StudentUnit, number>,
  rivalsByUnit: ReadonlyMap<StudentUnit, ReadonlySet<StudentUnit>>,
  mean: number,
): Exchange | undefined {
  let bestExchange: Exchange | undefined;
  const countRivals = (unit: StudentUnit, units: readonly StudentUnit[], leavingUnit: StudentUnit) =>
    units.filter((other) => other !== leavingUnit && rivalsByUnit.get(unit)?.has(other)).length;
  for (const [index, first] of groups.entries())
    for (const second of groups.slice(index + 1)) {
      const currentDistance = measureDistance(first, second, 0, mean);
      for (const from of first.units)
        for (const to of second.units) {
          if (sizeOf(from) !== sizeOf(to)) continue;
          const movedSum = (shareSumByUnit.get(from) ?? 0) - (shareSumByUnit.get(to) ?? 0);
          const gain = currentDistance - measureDistance(first, second, movedSum, mean);
          if (gain <= 1e-9 || gain <= (bestExchange?.gain ?? 0)) continue;
          const currentRivals = countRivals(from, first.units, from) + countRivals(to, second.units, to);
          if (countRivals(from, second.units, to) + countRivals(to, first.units, from) > currentRivals)
            continue;
          bestExchange = { first, second, from, to, gain };
        }
    }
  return bestExchange;
}

/** Changes the groups in place. */
export function balanceGroups(
  unitsByGroup: StudentUnit[][],
  apartPairs: readonly StudentPair[],
  shareByStudent: ReadonlyMap<number, number>,
): void {
  const mean = meanShare(shareByStudent);
  const allUnits = unitsByGroup.flat();
  const rivalsByUnit = findRivals(allUnits, apartPairs);
  const shareSumByUnit = new Map(
    allUnits.map((unit) => [
      unit,
      unit.students.reduce((sum, id) => sum + (shareByStudent.get(id) ?? mean), 0),
    ]),
  );
  const groups = unitsByGroup
    .filter((units) => units.length > 0)
    .map(
      (units): BalancedGroup => ({
        units,
        sum: units.reduce((sum, unit) => sum + (shareSumByUnit.get(unit) ?? 0), 0),
        size: units.reduce((sum, unit) => sum + sizeOf(unit), 0),
      }),
    );
  for (let exchangeCount = 0; exchangeCount < exchangesMax; exchangeCount++) {
    const bestExchange = findBestExchange(groups, shareSumByUnit, rivalsByUnit, mean);
    if (!bestExchange) return;
    const { first, second, from, to } = bestExchange;
    const movedSum = (shareSumByUnit.get(from) ?? 0) - (shareSumByUnit.get(to) ?? 0);
    first.units.splice(first.units.indexOf(from), 1, to);
    second.units.splice(second.units.indexOf(to), 1, from);
    first.sum -= movedSum;
    second.sum += movedSum;
  }
}
