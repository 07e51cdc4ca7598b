import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { compileOnce } from '#server/database/compile-once.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let testDatabase: TestDatabase;
let database: Database;
let buildCount = 0;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = openDatabase({ dataDir: testDatabase.dataDir, databaseUrl: testDatabase.url });
  await migrate(database);
  const subjects = ['Art', 'Maths', 'Music'].map((name, position) => ({ name, colour: 'sky', position }));
  await database.db.insertInto('subject').values(subjects).execute();
});

beforeEach(() => {
  buildCount = 0;
});

afterAll(async () => {
  await database.close();
  await testDatabase.close();
});

type Filter = { names: readonly string[]; from: number | undefined; limit: number };

const selectSubjects = compileOnce(
  (db, { names, from, limit }: Filter, { order }: { order: 'asc' | 'desc' }) => {
    buildCount += 1;
    return db
      .selectFrom('subject')
      .select('name')
      .where('colour', '=', 'sky')
      .where('name', 'in', names)
      .$if(from !== undefined, (query) => query.where('position', '>=', Number(from)))
      .orderBy('position', order)
      .limit(limit);
  },
);

async function listSubjects(filter: Partial<Filter>, order: 'asc' | 'desc' = 'asc'): Promise<string[]> {
  const values = { names: ['Art', 'Music'], from: undefined, limit: 9, ...filter };
  return (await selectSubjects(database.db, values, { order })).map(({ name }) => name);
}

it('builds a query once and runs it with the values of each call', async () => {
  expect(await listSubjects({})).toEqual(['Art', 'Music']);
  expect(await listSubjects({ limit: 1 })).toEqual(['Art']);
  expect(await listSubjects({ names: ['Maths', 'Music'] })).toEqual(['Maths', 'Music']);
  expect(buildCount).toBe(1);
});

it('builds another query for an absent value, another length or another shape', async () => {
  expect(await listSubjects({ from: 1 })).toEqual(['Music']);
  expect(await listSubjects({ names: ['Art', 'Maths', 'Music'] })).toEqual(['Art', 'Maths', 'Music']);
  expect(await listSubjects({}, 'desc')).toEqual(['Music', 'Art']);
  expect(buildCount).toBe(3);
});

it('runs inside a transaction', async () => {
  const found = await database.db.transaction().execute(async (tx) => {
    await tx.updateTable('subject').set({ colour: 'sea' }).where('name', '=', 'Art').execute();
    return selectSubjects(tx, { names: ['Art', 'Music'], from: 0, limit: 9 }, { order: 'asc' });
  });
  expect(found).toEqual([{ name: 'Music' }]);
});

type Person = { name: string; email: string | null; created_at: number };

const insertPeople = compileOnce((db, { rows }: { rows: readonly Person[] }) => {
  buildCount += 1;
  const texts = { nickname: '', nickname_eng: '', avatar: '', roles: '[]', password_hash: '' };
  const rest = {
    ...texts,
    language: '',
    user_group: 'student',
    is_active: 1,
    guest_courseware_id: null,
  } as const;
  return db
    .insertInto('user')
    .values(rows.map((row) => ({ ...row, ...rest })))
    .returning(['name', 'email', 'created_at']);
});

it('stores rows, whose columns may come in any order and hold null', async () => {
  const guest = { name: 'Guest', email: null, created_at: 1 };
  const student = { created_at: 2, email: 'student@example.com', name: 'Student' };
  const both = [
    { ...guest, name: 'Second guest' },
    { ...student, email: 'second@example.com' },
  ];
  for (const rows of [[guest], [student], both])
    expect(await insertPeople(database.db, { rows })).toEqual(rows);
  const third = [{ ...guest, email: 'third@example.com' }];
  expect(await insertPeople(database.db, { rows: third })).toEqual(third);
  expect(buildCount).toBe(3);
});

it('refuses a query that changes a value instead of passing it on', async () => {
  const changed = compileOnce((db, { limit }: { limit: number }) =>
    db
      .selectFrom('subject')
      .select('id')
      .limit(limit + 1),
  );
  await expect(changed(database.db, { limit: 1 })).rejects.toThrow('does not reach the query');
});

it('reads and writes in a transaction what that transaction stores, in the order of the calls', async () => {
  const queries: string[] = [];
  const listening = openDatabase({
    dataDir: testDatabase.dataDir,
    databaseUrl: testDatabase.url,
    onQuery: (sql) => queries.push(sql),
  });
  const rename = compileOnce((db, { from, to }: { from: string; to: string }) =>
    db.updateTable('subject').set({ name: to }).where('name', '=', from),
  );
  const listNames = compileOnce((db, { position }: { position: number }) =>
    db.selectFrom('subject').select('name').where('position', '=', position),
  );
  const broken = listening.db.transaction().execute(async (tx) => {
    expect(await rename(tx, { from: 'Maths', to: 'Algebra' })).toEqual([]);
    await tx.updateTable('subject').set({ name: 'Geometry' }).where('name', '=', 'Algebra').execute();
    expect(await listNames(tx, { position: 1 })).toEqual([{ name: 'Geometry' }]);
    expect(queries.filter((sql) => sql.includes('subject'))).toHaveLength(3);
    await rename(tx, { from: 'Geometry', to: 'Maths' });
    throw new Error('undone');
  });
  await expect(broken).rejects.toThrow('undone');
  expect(await listNames(listening.db, { position: 1 })).toEqual([{ name: 'Maths' }]);
  await listening.close();
});
