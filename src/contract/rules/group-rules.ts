import type { GroupPairKind } from '#contract/choices.ts';

/** Rules of groups that server and browser share. */

/** A name as lists of students show it: 'name [group]', or the name alone without a group. */
export function nameWithGroup(name: string, group: string): string {
  return group === '' ? name : `${name} [${group}]`;
}

/** Splits into groups of at most `count` students ('size'), or into `count` groups ('number'). */
export type SplitSize = { by: 'size' | 'number'; count: number };

/** Number of groups of a split; never more than there are students. */
export function countGroups(studentCount: number, { by, count }: SplitSize): number {
  const wantedCount = by === 'size' ? Math.ceil(studentCount / count) : count;
  return Math.max(1, Math.min(wantedCount, studentCount));
}

export type StudentPair = { first_id: number; second_id: number; kind: GroupPairKind };

/**
 * Finds the pairs that the groups break. `groups`: student ids by group. Students without a group break none.
 */
export function findBrokenPairs<P extends StudentPair>(
  groups: readonly (readonly number[])[],
  pairs: readonly P[],
): P[] {
  const groupIndexByStudent = new Map(
    groups.flatMap((members, index) => members.map((id) => [id, index] as const)),
  );
  return pairs.filter(({ first_id, second_id, kind }) => {
    const firstGroupIndex = groupIndexByStudent.get(first_id);
    const secondGroupIndex = groupIndexByStudent.get(second_id);
    if (firstGroupIndex === undefined || secondGroupIndex === undefined) return false;
    return (firstGroupIndex === secondGroupIndex) !== (kind === 'together');
  });
}
