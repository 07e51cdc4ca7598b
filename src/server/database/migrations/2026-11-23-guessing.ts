import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Counters of tries, the browsers that people have signed in with, and which accounts are the demo school's. Frozen. */

const required = (column: ColumnDefinitionBuilder) => column.notNull();

async function createCounters(db: Kysely<unknown>, timeType: DialectParts['timeType']): Promise<void> {
  await db.schema
    .createTable('guess_counter')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('tries', 'integer', required)
    .addColumn('blocked_until', timeType, required)
    .addColumn('forget_at', timeType, required)
    .execute();
  await db.schema
    .createIndex('guess_counter_forget_index')
    .on('guess_counter')
    .columns(['forget_at'])
    .execute();
}

async function createBrowsers(db: Kysely<unknown>, timeType: DialectParts['timeType']): Promise<void> {
  await db.schema
    .createTable('known_browser')
    .addColumn('token_hash', 'text', required)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('last_used_at', timeType, required)
    .addPrimaryKeyConstraint('known_browser_pk', ['token_hash', 'user_id'])
    .execute();
  await db.schema
    .createIndex('known_browser_user_index')
    .on('known_browser')
    .columns(['user_id', 'last_used_at'])
    .execute();
  await db.schema
    .createIndex('known_browser_used_index')
    .on('known_browser')
    .columns(['last_used_at'])
    .execute();
}

/** The demo school was filled in at one moment, which its first account tells. */
async function markDemoAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update "user" set is_demo = 1
    where guest_courseware_id is null
    and created_at = (select created_at from "user" order by id limit 1)
    and exists (select 1 from setting where key = 'demo_school')`.execute(db);
}

export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await createCounters(db, timeType);
  await createBrowsers(db, timeType);
  await markDemoAccounts(db);
}
