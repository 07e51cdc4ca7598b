import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readDatabase } from '#tests/api/read-database.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';
import { addPublished, addUnit, share } from '#tests/support/test-resources.ts';

let test: TestApp;
let id: number;
let unit_id: number;

beforeAll(async () => {
  test = await openTestApp();
  id = await share(test, await addPublished(test, { name: 'Shared', description: 'As it is', grade: 6 }));
  unit_id = await addUnit(test, test.school.classes.b);
});
afterAll(() => test.close());

const other = { as: 'other' } as const;
const copyResource = (key?: string) =>
  test.call('GET /resource/copy', { id, unit_id, ...(key ? { key } : {}) }, other);
const copyCount = async () => (await test.get('GET /resource/detail', { id }, other)).copy_count;
const listPlaced = async () => (await test.get('GET /teacher/course_list', { unit_id }, other)).course_list;

describe('copying a resource', () => {
  it('gives an own completed activity and a closed courseware of it', async () => {
    const { data } = await copyResource();
    const activity = await test.get('GET /diy/detail', { id: data.activity_id }, other);
    expect(activity).toMatchObject({
      name: 'Shared',
      description: 'As it is',
      grade: 6,
      difficulty: 'easy',
      subject_id: test.school.subjects.maths,
      status: 1,
      revision_number: 1,
      question_count: 3,
      owner_id: test.school.people.other,
      has_unpublished_changes: false,
      has_origin_changes: false,
      resource_id: null,
    });
    expect(activity.content).toEqual(buildQuiz());
    expect(await listPlaced()).toMatchObject([
      {
        id: data.courseware_id,
        name: 'Shared',
        is_open: false,
        revision_number: 1,
        latest_revision_number: 1,
      },
    ]);
    expect(await copyCount()).toBe(1);
    const shown = await test.get('GET /teacher/courseware_preview', { id: data.courseware_id }, other);
    expect(shown.content).toEqual(buildQuiz());
  });

  it('makes one copy of a key, also when it is sent at once, and the same reply', async () => {
    const before = await copyCount();
    const replies = await Promise.all(Array.from({ length: 8 }, () => copyResource('key-of-one-copy')));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await copyResource('key-of-one-copy')).data).toEqual(replies[0]?.data);
    expect(await copyCount()).toBe(before + 1);
    const elsewhere = await addUnit(test, test.school.classes.b);
    const inputElsewhere = { id, unit_id: elsewhere, key: 'key-of-one-copy' };
    const another = await test.get('GET /resource/copy', inputElsewhere, other);
    expect(another.activity_id).not.toBe(replies[0]?.data.activity_id);
  });

  it('is for units of the caller only', async () => {
    const before = await readDatabase(test);
    const foreign = await addUnit(test);
    const reply = await test.call('GET /resource/copy', { id, unit_id: foreign }, other);
    expect(reply.key).toBe('not_found');
    await test.app.db.deleteFrom('unit_record').where('id', '=', foreign).execute();
    expect(await readDatabase(test)).toEqual(before);
  });
});

/** Lets the database refuse one kind of write, as a full disk would. */
async function breakWrites(table: string, event: 'insert' | 'update'): Promise<void> {
  const { db, parts } = test.app;
  const on = sql.table(table);
  if (parts.name === 'sqlite') {
    await sql`create trigger broken before ${sql.raw(event)} on ${on} begin select raise(abort, 'broken'); end`.execute(
      db,
    );
    return;
  }
  await sql`create or replace function break_write() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
    db,
  );
  await sql`create trigger broken before ${sql.raw(event)} on ${on} for each row execute function break_write()`.execute(
    db,
  );
}

async function mendWrites(table: string): Promise<void> {
  const on = test.app.parts.name === 'sqlite' ? sql`` : sql` on ${sql.table(table)}`;
  await sql`drop trigger if exists broken${on}`.execute(test.app.db);
}

describe('a copy that breaks off', () => {
  const steps = [
    ['activity', 'insert'],
    ['activity_revision', 'insert'],
    ['activity', 'update'],
    ['courseware_record', 'insert'],
    ['resource', 'update'],
  ] as const;
  let brokenTable = '';

  afterEach(() => mendWrites(brokenTable));

  it.each(steps)('at %s %s leaves nothing behind, and succeeds when tried again', async (table, event) => {
    const key = `key of ${table} ${event}`;
    const before = await readDatabase(test);
    brokenTable = table;
    await breakWrites(table, event);
    expect((await copyResource(key)).key).toBe('server_error');
    await mendWrites(table);
    expect(await readDatabase(test)).toEqual(before);
    const count = await copyCount();
    expect((await copyResource(key)).key).toBe('success');
    expect(await copyCount()).toBe(count + 1);
  });
});
