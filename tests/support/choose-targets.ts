import type { TestApp } from '#tests/support/test-app.ts';

/** Adds a group set to 4A with one group for each list of student ids. Returns the ids of the set and its groups. */
export async function insertGroups(
  { app, school }: Pick<TestApp, 'app' | 'school'>,
  groups: readonly (readonly number[])[],
): Promise<{ setId: number; groupIds: number[] }> {
  const class_id = school.classes.a;
  const { position } = await app.db
    .selectFrom('group_set')
    .select((eb) => eb.fn.countAll<number>().as('position'))
    .where('class_id', '=', class_id)
    .executeTakeFirstOrThrow();
  const { id: setId } = await app.db
    .insertInto('group_set_record')
    .values({
      class_id,
      name: `Set ${position + 1}`,
      position: position + 1,
      created_by: school.people.teacher,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const groupIds: number[] = [];
  for (const [index, members] of groups.entries()) {
    const { id } = await app.db
      .insertInto('student_group')
      .values({ group_set_id: setId, name: `Group ${index + 1}`, position: index + 1, leader_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    groupIds.push(id);
    for (const user_id of members) {
      await app.db
        .insertInto('group_member')
        .values({ group_set_id: setId, group_id: id, user_id })
        .execute();
    }
  }
  return { setId, groupIds };
}
