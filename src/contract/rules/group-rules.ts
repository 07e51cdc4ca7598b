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
  const wanted = by === 'size' ? Math.ceil(studentCount / count) : count;
  return Math.max(1, Math.min(wanted, studentCount));
}

export type StudentPair = { first_id: number; second_id: number; kind: GroupPairKind };

/** The pairs that the groups, lists of student ids, break. Students without a group break none. */
export function findBrokenPairs<P extends StudentPair>(
  groups: readonly (readonly number[])[],
  pairs: readonly P[],
): P[] {
  const groupOf = new Map(groups.flatMap((members, index) => members.map((id) => [id, index] as const)));
  return pairs.filter(({ first_id, second_id, kind }) => {
    const first = groupOf.get(first_id);
    const second = groupOf.get(second_id);
    if (first === undefined || second === undefined) return false;
    return (first === second) !== (kind === 'together');
  });
}
