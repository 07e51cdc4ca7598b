import { insertMany, insertOne } from '#demo/demo.repository.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import { type GroupSetKey, groupSets } from '#demo/groups.ts';
import type { App } from '#server/app.ts';

/** Adds the group sets of 4A. */

const dayMs = 86_400_000;

export type DemoGroup = { id: number; name: string; members: readonly number[] };
export type DemoGroups = Record<GroupSetKey, { id: number; groups: readonly DemoGroup[] }>;

async function insertGroup(
  { db }: App,
  setId: number,
  { name, position, members }: { name: string; position: number; members: readonly number[] },
): Promise<DemoGroup> {
  const leader_id = members[0] ?? null;
  const id = await insertOne(db, 'student_group', { group_set_id: setId, name, position, leader_id });
  const rows = members.map((user_id) => ({ group_set_id: setId, user_id, group_id: id }));
  await insertMany(db, 'group_member', rows);
  return { id, name, members };
}

async function insertSet(
  app: App,
  { classes, teachers, students }: DemoSchool,
  { key, name, groups, groupIndexOf }: (typeof groupSets)[number],
  position: number,
): Promise<readonly [GroupSetKey, DemoGroups[GroupSetKey]]> {
  const saveStamp = { saved_by: teachers.teacher, saved_at: app.now() - 10 * dayMs };
  const creationStamp = { created_by: saveStamp.saved_by, created_at: saveStamp.saved_at };
  const id = await insertOne(app.db, 'group_set_record', {
    ...creationStamp,
    class_id: classes.a,
    name,
    position,
  });
  const insertedGroups: DemoGroup[] = [];
  for (const [index, groupName] of groups.entries()) {
    const members = students.a.filter((_, studentIndex) => groupIndexOf(studentIndex + 1) === index);
    insertedGroups.push(await insertGroup(app, id, { name: groupName, position: index + 1, members }));
  }
  const content = insertedGroups.map((group) => ({ ...group, leader_id: group.members[0] ?? null }));
  const arrangement = { group_set_id: id, cause: 'moved' as const, content: JSON.stringify(content) };
  await insertMany(app.db, 'group_arrangement', [{ ...saveStamp, ...arrangement }]);
  return [key, { id, groups: insertedGroups }];
}

export async function fillGroups(app: App, school: DemoSchool): Promise<DemoGroups> {
  const setEntries: (readonly [GroupSetKey, DemoGroups[GroupSetKey]])[] = [];
  for (const [index, set] of groupSets.entries())
    setEntries.push(await insertSet(app, school, set, index + 1));
  return Object.fromEntries(setEntries) as DemoGroups;
}
