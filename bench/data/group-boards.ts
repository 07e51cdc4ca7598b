import { createEmptyBoard } from '#activities/webviewgroupdraw/model.ts';
import { hashToken } from '#server/auth/actor.ts';
import { openDatabase } from '#server/database/database.ts';
import { signIn } from '../../tests/durability/call-server.ts';
import { addCompletedActivity, openToClass } from '../../tests/durability/demo-class.ts';
import { addStudents } from '../../tests/durability/many-savers.ts';
import type { ServerProcess } from '../../tests/durability/server-process.ts';

/** Boards of groups of new students, who are added to 4A of the demo school. */

type Boards = { groupCount: number; groupSize: number; name: string };
type SchoolPlace = { dataDir: string; databaseUrl?: string };

/** Of the next group set: places are unique in a class. */
let nextPosition = 90;

/** Places a board and gives each group of new students one. Returns their sessions, by group. */
export async function placeBoards(
  server: ServerProcess,
  place: SchoolPlace,
  { groupCount, groupSize, name }: Boards,
): Promise<{ courseware_id: number; byGroup: string[][] }> {
  const teacher = await signIn(server, 'teacher@example.com');
  const content = { ...createEmptyBoard(), prompt: 'Draw.' };
  const activity = { type: 'webviewgroupdraw', name, content };
  const { id } = await addCompletedActivity(server, teacher, activity);
  const courseware_id = await openToClass(server, teacher, id, 'never');
  const database = openDatabase(place);
  const { db } = database;
  const tokens = await addStudents(database, '4A', groupCount * groupSize);
  const { class_id, created_by } = await db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .select(['unit_record.class_id', 'unit_record.created_by'])
    .where('courseware_record.id', '=', courseware_id)
    .executeTakeFirstOrThrow();
  const set = {
    class_id,
    name: activity.name,
    position: nextPosition++,
    created_by,
    created_at: Date.now(),
  };
  const { id: group_set_id } = await db
    .insertInto('group_set_record')
    .values(set)
    .returning('id')
    .executeTakeFirstOrThrow();
  const byGroup = Array.from({ length: groupCount }, (_, index) =>
    tokens.slice(index * groupSize, (index + 1) * groupSize),
  );
  for (const [position, groupTokens] of byGroup.entries()) {
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
    await db
      .insertInto('group_member')
      .values(people.map(({ user_id }) => ({ group_set_id, group_id, user_id })))
      .execute();
  }
  const work = { work_by: 'group', group_set_id } as const;
  await db.updateTable('courseware_record').set(work).where('id', '=', courseware_id).execute();
  await database.close();
  return { courseware_id, byGroup };
}
