import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { up } from '#server/database/migrations/2026-11-27-jobs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** Conversions of a school as they were, brought into the tables of today. */

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase({ dataDir: place.dataDir, databaseUrl: place.url });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.close();
});

it('keeps what was made, what failed and what waits, and makes nothing twice', async () => {
  const { db, parts } = database;
  await sql`insert into "user" (id, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language,
    is_active, created_at) values (1, 'T', '', '', '', 'teacher', '[]', '', '', 1, 0)`.execute(db);
  await sql`drop table job`.execute(db);
  await sql`drop table made_media`.execute(db);
  await sql`create table conversion (id integer primary key, media text, kind text, state text, progress double precision,
    error text, error_params text, result text, tries integer, requested_by integer, created_at bigint,
    leased_until bigint, leased_by text)`.execute(db);
  const rows = [
    'a document done',
    'b video failed',
    'c package queued',
    'd picture running',
    'e video cancelled',
  ];
  for (const [index, row] of rows.entries()) {
    const [media, kind, state] = row.split(' ');
    const result = state === 'done' ? '{"pages":1}' : '';
    await sql`insert into conversion values (${sql.lit(index + 1)}, ${media}, ${kind}, ${state}, 0.5, '', '{}', ${result}, 1, 1,
      ${sql.lit(100 + index)}, null, null)`.execute(db);
  }
  await up(db as never, parts);
  expect(await db.selectFrom('made_media').selectAll().execute()).toEqual([
    { media: 'a', kind: 'document', result: '{"pages":1}', made_at: 100 },
  ]);
  const jobs = await db.selectFrom('job').selectAll().orderBy('id').execute();
  expect(jobs.map(({ kind, key, state, ended_at }) => [kind, key, state, ended_at])).toEqual([
    ['convert_video', 'b', 'failed', 101],
    ['convert_package', 'c', 'queued', null],
    ['convert_picture', 'd', 'running', null],
    ['convert_video', 'e', 'cancelled', 104],
  ]);
});
