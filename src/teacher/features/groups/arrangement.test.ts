import { describe, expect, it } from 'vitest';
import { type Group, listUnassigned, moveStudent, toggleLeader, unassignedAreaId } from './arrangement.ts';

const groups: Group[] = [
  { id: 1, key: 'a', name: 'A', leader_id: 10, members: [10, 11] },
  { id: null, key: 'b', name: 'B', leader_id: null, members: [12] },
];
const listMembers = (changedGroups: readonly Group[]) => changedGroups.map(({ members }) => members);

describe('a student', () => {
  it('is moved to one group, and is the leader of no other', () => {
    const moved = moveStudent(groups, 10, 'b');
    expect(listMembers(moved)).toEqual([[11], [12, 10]]);
    expect(moved.map(({ leader_id }) => leader_id)).toEqual([null, null]);
    expect(moveStudent(groups, 12, 'b')).toEqual(groups);
  });

  it('is taken out of all groups', () => {
    const students = [10, 11, 12].map((id) => ({ id, class_number: id, name: '', avatar: '' }));
    const moved = moveStudent(groups, 11, unassignedAreaId);
    expect(listMembers(moved)).toEqual([[10], [12]]);
    expect(listUnassigned(moved, students).map(({ id }) => id)).toEqual([11]);
  });

  it('leads the own group until pressed again', () => {
    const led = toggleLeader(groups, 12);
    expect(led.map(({ leader_id }) => leader_id)).toEqual([10, 12]);
    expect(toggleLeader(led, 12)[1]?.leader_id).toBeNull();
  });
});
