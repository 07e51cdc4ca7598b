import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/actor.ts';
import type { Row } from '#server/database/schema.ts';
import * as tickets from '#server/features/live/tickets.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { limitPerPerson } from '#server/rate-limit.ts';

/**
 * A ticket opens one live connection within seconds. It stands in for the session's token, which must not be where
 * proxies log it. Only its hash is stored, so that a copy of the database opens nothing.
 */

export const ticketMs = 30_000;
const ticketPattern = /^[\w-]{43}$/;
/** A page reconnects after each network interruption, at most once a second. */
const limitTickets = limitPerPerson({ atOnce: 30, perSecond: 0.5 });

export type LiveTicket = Row<'live_ticket'>;
type TicketSubject = { attempt_id: number } | { courseware_id: number };

/** A ticket for a page that the person may open. Refuses 'too_many_requests'. */
export async function issueTicket(
  { app, db, actor, token = '' }: SignedInContext,
  subject: TicketSubject,
): Promise<string> {
  limitTickets(app, actor.id, 1);
  const ticket = randomBytes(32).toString('base64url');
  const now = app.now();
  await tickets.deleteTicketsExpiredBefore(db, now);
  await tickets.insertTicket(db, {
    attempt_id: null,
    courseware_id: null,
    ...subject,
    ticket_hash: hashToken(ticket),
    session_hash: hashToken(token),
    expires_at: now + ticketMs,
  });
  return ticket;
}

/**
 * The session and page of a ticket, which can be used once, by one process. Undefined if it is unknown, used or too
 * old.
 */
export async function redeemTicket({ db, now }: App, ticket: string): Promise<LiveTicket | undefined> {
  if (!ticketPattern.test(ticket)) return undefined;
  const hash = hashToken(ticket);
  // Guesses of strangers must not cause writes.
  if (!(await tickets.hasTicket(db, hash))) return undefined;
  const found = await tickets.deleteTicket(db, hash);
  return found && found.expires_at >= now() ? found : undefined;
}
