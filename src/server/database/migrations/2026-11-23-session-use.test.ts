import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { up as createFirst } from '#server/database/migrations/2026-11-21-first.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase({ dataDir: place.dataDir, databaseUrl: place.url });
});
afterAll(async () => {
  await database.close();
  await place.close();
});

it('an update of the server ends nobody’s session', async () => {
  const { db, parts } = database;
  const firstOnly = { '2026-11-21-first': { up: (own: Kysely<unknown>) => createFirst(own, parts) } };
  await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(firstOnly) } }).migrateToLatest();
  await sql`insert into "user" (id, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, created_at)
    values (1, 'T', '', '', '', 'teacher', '[]', '', '', 1, 0)`.execute(db);
  const before = Date.now();
  await sql`insert into session (token_hash, user_id, created_at, expires_at) values ('a', 1, 0, ${before})`.execute(
    db,
  );
  await migrate(database);
  const [session] = await db.selectFrom('session').select('used_at').execute();
  expect(session?.used_at).toBeGreaterThanOrEqual(before);
});
