import { hashToken } from '#server/auth/actor.ts';
import { openDatabase } from '#server/database/database.ts';
import { addStudents } from './many-savers.ts';

/** Splits new students of 4A into groups, for which the courseware is. Returns the tokens of each group. */
export async function formGroups(
  place: { dataDir: string; databaseUrl?: string },
  courseware_id: number,
  { groupCount, groupSize }: { groupCount: number; groupSize: number },
): Promise<string[][]> {
  const database = openDatabase(place);
  const { db } = database;
  const tokens = await addStudents(database, '4A', groupCount * groupSize);
  const { class_id, created_by } = await db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .select(['unit_record.class_id', 'unit_record.created_by'])
    .where('courseware_record.id', '=', courseware_id)
    .executeTakeFirstOrThrow();
  const { id: group_set_id } = await db
    .insertInto('group_set_record')
    .values({
      class_id,
      name: `Tables ${courseware_id}`,
      // Places are unique in a class.
      position: 90 + courseware_id,
      created_by,
      created_at: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokensByGroup = Array.from({ length: groupCount }, (_, index) =>
    tokens.slice(index * groupSize, (index + 1) * groupSize),
  );
  for (const [position, groupTokens] of tokensByGroup.entries()) {
    const { id: group_id } = await db
      .insertInto('student_group')
      .values({ group_set_id, name: `Table ${position}`, position, leader_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const people = await db
      .selectFrom('session')
      .select('user_id')
      .where('token_hash', 'in', groupTokens.map(hashToken))
      .execute();
    const members = people.map(({ user_id }) => ({ group_set_id, group_id, user_id }));
    await db.insertInto('group_member').values(members).execute();
  }
  const byGroup = { work_by: 'group', group_set_id } as const;
  await db.updateTable('courseware_record').set(byGroup).where('id', '=', courseware_id).execute();
  await database.close();
  return tokensByGroup;
}
