import { findBrokenPairs, type StudentPair } from '#contract/rules/group-rules.ts';
import { balanceGroups } from '#server/features/groups/balance-groups.ts';
import { joinStudents, type StudentUnit } from '#server/features/groups/join-students.ts';
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

export type SplitResult = {
  /** Student ids of each group; larger groups come first. */
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

/** The sizes of the groups, which differ by at most one; larger groups come first. */
function listGroupSizes(studentCount: number, groupCount: number): number[] {
  const smallerSize = Math.floor(studentCount / groupCount);
  const largerGroupCount = studentCount % groupCount;
  return Array.from({ length: groupCount }, (_, index) =>
    index < largerGroupCount ? smallerSize + 1 : smallerSize,
  );
}

/** Places all students in groups. While the units do not fit, gives up one more of the pairs to keep together. */
function placeStudents(input: SplitInput, groupSizes: readonly number[]): StudentUnit[][] {
  const students = shuffle(input.students, input.random);
  const knownIds = new Set(students);
  const pairs = input.pairs.filter(
    ({ first_id, second_id }) => knownIds.has(first_id) && knownIds.has(second_id),
  );
  const togetherPairs = pairs.filter(({ kind }) => kind === 'together');
  const apartPairs = pairs.filter(({ kind }) => kind === 'apart');
  for (;;) {
    const units = joinStudents(students, togetherPairs, groupSizes[0] ?? 0);
    const placedUnits = units && placeUnits(units, groupSizes, apartPairs, input.random);
    if (placedUnits) return placedUnits;
    togetherPairs.pop();
  }
}

export function splitGroups(input: SplitInput): SplitResult {
  const groupSizes = listGroupSizes(input.students.length, input.groupCount);
  const unitsByGroup = placeStudents(input, groupSizes);
  const apartPairs = input.pairs.filter(({ kind }) => kind === 'apart');
  if (input.shares) balanceGroups(unitsByGroup, apartPairs, input.shares);
  const groups = unitsByGroup.map((units) => units.flatMap(({ students }) => students));
  return { groups, broken: findBrokenPairs(groups, input.pairs) };
}
