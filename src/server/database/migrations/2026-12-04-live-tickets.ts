import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Tickets for live connections. They end with their session. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('live_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().references('session.token_hash').onDelete('cascade'),
    )
    .addColumn('attempt_id', 'integer')
    .addColumn('courseware_id', 'integer')
    .addColumn('expires_at', timeType, (column) => column.notNull())
    .execute();
  // Ending a session must not look through all tickets.
  await db.schema.createIndex('live_ticket_session_index').on('live_ticket').column('session_hash').execute();
}
