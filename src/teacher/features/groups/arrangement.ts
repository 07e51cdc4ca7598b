import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';

/** Changes of the groups of a set. Pure. */

export type GroupSet = ApiReply<'GET /group/set_detail'>;
export type Student = GroupSet['students'][number];
type StoredGroup = GroupSet['groups'][number];

/** Groups that are not stored yet have no id. `key` stays the same while the screen is open. */
export type Group = Omit<StoredGroup, 'id'> & { id: number | null; key: string };

/** The place of students without a group, as a target for dragging. */
export const noGroup = 'unassigned';

export function toGroups(stored: readonly StoredGroup[]): Group[] {
  return stored.map((group) => ({ ...group, key: `group-${group.id}` }));
}

function withoutStudent(group: Group, studentId: number): Group {
  if (!group.members.includes(studentId)) return group;
  const members = group.members.filter((id) => id !== studentId);
  return { ...group, members, leader_id: group.leader_id === studentId ? null : group.leader_id };
}

/** Moves the student to the group `key`, or out of all groups. */
export function moveStudent(groups: readonly Group[], studentId: number, key: string): Group[] {
  return groups.map((group) => {
    const isHere = group.members.includes(studentId);
    if (group.key === key) return isHere ? group : { ...group, members: [...group.members, studentId] };
    return withoutStudent(group, studentId);
  });
}

export function toggleLeader(groups: readonly Group[], studentId: number): Group[] {
  return groups.map((group) =>
    group.members.includes(studentId)
      ? { ...group, leader_id: group.leader_id === studentId ? null : studentId }
      : group,
  );
}

export function listUnassigned(groups: readonly Group[], students: readonly Student[]): Student[] {
  const placedIds = new Set(groups.flatMap(({ members }) => members));
  return students.filter(({ id }) => !placedIds.has(id));
}

/** The student's name with the group in this set; empty if the student has left the class. */
export function nameInGroups(groups: readonly Group[], students: readonly Student[], id: number): string {
  const name = students.find((student) => student.id === id)?.name ?? '';
  return nameWithGroup(name, groups.find(({ members }) => members.includes(id))?.name ?? '');
}
