import type { Kysely } from 'kysely';

/** What was chosen for an attempt when it began, as JSON; null where its type chooses nothing. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempt').addColumn('selection', 'text').execute();
}
