import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of tickets for live connections. */

export async function insertTicket(db: Db, ticket: NewRow<'live_ticket'>): Promise<void> {
  await db.insertInto('live_ticket').values(ticket).execute();
}

export async function deleteTicketsExpiredBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('live_ticket').where('expires_at', '<', time).execute();
}

export async function hasTicket(db: Db, ticketHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_ticket')
    .select('ticket_hash')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the ticket and returns it; undefined if another connection has used it. */
export function deleteTicket(db: Db, ticketHash: string): Promise<Row<'live_ticket'> | undefined> {
  return db.deleteFrom('live_ticket').where('ticket_hash', '=', ticketHash).returningAll().executeTakeFirst();
}
