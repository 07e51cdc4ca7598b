import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { up as createFirst } from '#server/database/migrations/2026-11-21-first.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** A database of the first version, filled, in which people who added at once share places. */

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

const unitPlaces = [
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 4],
  [1, 2, 7],
  [2, 1, 2],
  [2, 1, 2],
] as const;

async function fill(): Promise<void> {
  const { db } = database;
  const statements = [
    sql`insert into calendar (id, name, starts_at, ends_at, is_current) values (1, 'Term', 0, 1, 1)`,
    sql`insert into class (id, calendar_id, grade, name) values (1, 1, 4, '4A'), (2, 1, 4, '4B')`,
    sql`insert into subject (id, name, colour, position) values (1, 'Maths', '', 1), (2, 'Chinese', '', 2)`,
    sql`insert into "user" (id, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, created_at)
      values (1, 'T', '', '', '', 'teacher', '[]', '', '', 1, 0)`,
    sql`insert into activity (id, owner_id, type, name, search_text, description, display_language, icon, startup_screen, status, content,
        content_version, question_count, draft_version, revision_number, modified_by, modified_at, created_at, deleted_at)
      values (1, 1, 'link', 'A', '', '', 'en', '', '', 1, '{}', 1, 0, 0, 1, 1, 0, 0, null),
        (2, 1, 'link', 'Gone', '', '', 'en', '', '', 1, '{}', 1, 0, 0, 1, 1, 0, 0, 1000)`,
    sql`insert into activity_revision (id, activity_id, number, type, name, description, display_language, icon, startup_screen, content,
        content_version, question_count, max_score, created_by, created_at)
      values (1, 1, 1, 'link', 'A', '', 'en', '', '', '{}', 1, 0, 0, 1, 0)`,
    ...unitPlaces.map(
      ([class_id, subject_id, position], index) => sql`
        insert into unit (id, calendar_id, class_id, subject_id, name, search_text, position, created_by, created_at)
        values (${index + 1}, 1, ${class_id}, ${subject_id}, 'U', 'u', ${position}, 1, 0)`,
    ),
    ...[3, 3, 0].map(
      (position, index) => sql`
        insert into courseware (id, unit_id, activity_id, revision_id, name, search_text, position, is_open, attempts_allowed,
          counting_attempt, shuffle, feedback_rule, allow_guests, join_code, created_at)
        values (${index + 1}, 1, 1, 1, 'C', 'c', ${position}, 0, 1, 'best', 0, 'never', 0, ${`C${index}`}, 0)`,
    ),
    sql`insert into attempt (id, courseware_id, user_id, revision_id, number, seed, shuffle, state, started_at, max_score, needs_teacher, time_ms, comment)
      values (1, 1, 1, 1, 1, 1, 0, 'in_progress', 0, 0, 0, 0, '')`,
  ];
  for (const statement of statements) await statement.execute(db);
}

it('repairs the places, keeps everything, and gives what was deleted long ago its days', async () => {
  const { db, parts } = database;
  const firstOnly = { '2026-11-21-first': { up: (own: Kysely<unknown>) => createFirst(own, parts) } };
  await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(firstOnly) } }).migrateToLatest();
  await fill();
  const before = Date.now();
  await migrate(database);
  const units = await db.selectFrom('unit').select(['id', 'position']).orderBy('id').execute();
  expect(units.map(({ position }) => position)).toEqual([1, 2, 3, 1, 1, 2]);
  const coursewares = await db.selectFrom('courseware').select(['id', 'position']).orderBy('id').execute();
  expect(coursewares.map(({ position }) => position)).toEqual([2, 3, 1]);
  expect(await db.selectFrom('attempt').select('courseware_id').execute()).toEqual([{ courseware_id: 1 }]);
  const [kept, gone] = await db.selectFrom('activity').select('deleted_at').orderBy('id').execute();
  expect(kept?.deleted_at).toBeNull();
  expect(gone?.deleted_at).toBeGreaterThanOrEqual(before);
  const take = db.updateTable('unit_record').set({ position: 1 }).where('id', '=', 2).execute();
  await expect(take).rejects.toThrow(/unique/i);
  await db.deleteFrom('unit_record').where('id', '=', 1).execute();
  expect(await db.selectFrom('attempt').select('id').execute()).toEqual([]);
});
