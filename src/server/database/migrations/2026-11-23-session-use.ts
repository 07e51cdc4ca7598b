import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Notes when a session was last used. Those that are open count as used just now. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('used_at', timeType, (column) => column.notNull().defaultTo(0))
    .execute();
  const sessions = db as Kysely<{ session: { used_at: number } }>;
  await sessions.updateTable('session').set({ used_at: Date.now() }).execute();
}
