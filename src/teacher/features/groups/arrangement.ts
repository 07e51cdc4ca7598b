import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';

/** Pure functions that change the groups of a set. */

export type GroupSet = ApiReply<'GET /group/set_detail'>;
export type Student = GroupSet['students'][number];
type StoredGroup = GroupSet['groups'][number];

/** Groups that are not stored yet have no id. `key` stays the same while the screen is open. */
export type Group = Omit<StoredGroup, 'id'> & { id: number | null; key: string };

/** Id of the area of students without a group, as a target for dragging. */
export const unassignedAreaId = 'unassigned';

export function toEditableGroups(storedGroups: readonly StoredGroup[]): Group[] {
  return storedGroups.map((group) => ({ ...group, key: `group-${group.id}` }));
}

function removeStudent(group: Group, studentId: number): Group {
  if (!group.members.includes(studentId)) return group;
  const members = group.members.filter((id) => id !== studentId);
  return { ...group, members, leader_id: group.leader_id === studentId ? null : group.leader_id };
}

/** Moves the student to the group with `groupKey`, or out of all groups. */
export function moveStudent(groups: readonly Group[], studentId: number, groupKey: string): Group[] {
  return groups.map((group) => {
    const isMember = group.members.includes(studentId);
    if (group.key === groupKey)
      return isMember ? group : { ...group, members: [...group.members, studentId] };
    return removeStudent(group, studentId);
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
  const groupedIds = new Set(groups.flatMap(({ members }) => members));
  return students.filter(({ id }) => !groupedIds.has(id));
}

/** The student's name with the group in this set; empty if the student has left the class. */
export function getNameWithGroup(groups: readonly Group[], students: readonly Student[], id: number): string {
  const name = students.find((student) => student.id === id)?.name ?? '';
  return nameWithGroup(name, groups.find(({ members }) => members.includes(id))?.name ?? '');
}
