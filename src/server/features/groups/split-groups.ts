import { findBrokenPairs, type StudentPair } from '#contract/rules/group-rules.ts';
import { balanceGroups } from '#server/features/groups/balance-groups.ts';
import { joinStudents, type Unit } from '#server/features/groups/join-students.ts';
import { placeUnits } from '#server/features/groups/place-units.ts';

/**
 * Splits students into groups whose sizes differ by at most one. Pairs to keep together are placed as one unit; for
 * pairs to keep apart, the split that breaks the fewest is searched. Pure, except for `random`.
 */

export type SplitInput = {
  students: readonly number[];
  groupCount: number;
  pairs: readonly StudentPair[];
  /** Results 0..1 by student, for a balanced split; undefined for a random one. */
  shares?: ReadonlyMap<number, number> | undefined;
  /** Returns 0 ≤ value < 1. */
  random: () => number;
};

export type Split = {
  /** Ids of the students; larger groups first. */
  groups: number[][];
  /** Pairs that this split breaks. */
  broken: StudentPair[];
};

export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const shuffledList = [...list];
  for (let index = shuffledList.length - 1; index > 0; index--) {
    const otherIndex = Math.floor(random() * (index + 1));
    [shuffledList[index], shuffledList[otherIndex]] = [
      shuffledList[otherIndex] as T,
      shuffledList[index] as T,
    ];
  }
  return shuffledList;
}

/** The sizes of `groupCount` groups. */
function listSizes(studentCount: number, groupCount: number): number[] {
  const small = Math.floor(studentCount / groupCount);
  const larger = studentCount % groupCount;
  return Array.from({ length: groupCount }, (_, index) => (index < larger ? small + 1 : small));
}

/** Places the units. While they do not fit into the groups, gives up one more of the pairs kept together. */
function placeFitting(input: SplitInput, sizes: readonly number[]): Unit[][] {
  const students = shuffle(input.students, input.random);
  const isKnown = new Set(students);
  const pairs = input.pairs.filter(
    ({ first_id, second_id }) => isKnown.has(first_id) && isKnown.has(second_id),
  );
  const together = pairs.filter(({ kind }) => kind === 'together');
  const apartPairs = pairs.filter(({ kind }) => kind === 'apart');
  for (;;) {
    const units = joinStudents(students, together, sizes[0] ?? 0);
    const placedUnits = units && placeUnits(units, sizes, apartPairs, input.random);
    if (placedUnits) return placedUnits;
    together.pop();
  }
}

export function splitGroups(input: SplitInput): Split {
  const sizes = listSizes(input.students.length, input.groupCount);
  const unitsByGroup = placeFitting(input, sizes);
  const apart = input.pairs.filter(({ kind }) => kind === 'apart');
  if (input.shares) balanceGroups(unitsByGroup, apart, input.shares);
  const groups = unitsByGroup.map((units) => units.flatMap(({ students }) => students));
  return { groups, broken: findBrokenPairs(groups, input.pairs) };
}
