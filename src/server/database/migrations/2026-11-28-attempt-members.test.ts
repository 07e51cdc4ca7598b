import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '#server/database/migrations/2026-11-28-attempt-members.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The tables as they were before. */
async function undo(): Promise<void> {
  const statements = [
    sql`drop table attempt_member`,
    sql`alter table attempt drop column group_id`,
    sql`alter table attempt rename column user_number to number`,
    sql`create index attempt_user_id_index on attempt (user_id)`,
    sql`create index attempt_running_index on attempt (user_id) where state = 'in_progress'`,
  ];
  for (const statement of statements) await statement.execute(test.app.db);
}

const listMembers = () =>
  test.app.db
    .selectFrom('attempt_member')
    .select(['attempt_id', 'courseware_id', 'user_id', 'number', 'is_running'])
    .orderBy('attempt_id')
    .orderBy('user_id')
    .execute();

it('makes who began an attempt its member, with its number', async () => {
  const { id } = await placeCourseware(test, { attempts_allowed: 0 });
  const start = async (as: 'student1' | 'student2') =>
    (await test.get('POST /play/start', { courseware_id: id }, { as })).id;
  const first = await start('student1');
  await test.get('POST /play/submit', { attempt_id: first }, { as: 'student1' });
  const [second, other] = [await start('student1'), await start('student2')];
  const { student1, student2 } = test.school.people;
  const member = { courseware_id: id, user_id: student1 };
  const members = [
    { ...member, attempt_id: first, number: 1, is_running: 0 },
    { ...member, attempt_id: second, number: 2, is_running: 1 },
    { ...member, attempt_id: other, user_id: student2, number: 1, is_running: 1 },
  ];
  expect(await listMembers()).toEqual(members);
  await undo();
  await up(test.app.db as never);
  expect(await listMembers()).toEqual(members);
  // Straight in the database: connections of this server have plans of the tables as they were.
  const third = { ...member, attempt_id: other, number: 3, is_running: 1 } as const;
  await expect(test.app.db.insertInto('attempt_member').values(third).execute()).rejects.toThrow(/unique/i);
});
