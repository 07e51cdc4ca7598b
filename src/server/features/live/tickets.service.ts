import { randomBytes } from 'node:crypto';
import type { App } from '#server/app.ts';
import { hashToken } from '#server/auth/actor.ts';
import type { Row } from '#server/database/schema.ts';
import * as tickets from '#server/features/live/tickets.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { limitPerPerson } from '#server/rate-limit.ts';

/**
 * A ticket opens one live connection and is valid for seconds. It is sent instead of the session's token, which must not
 * get into the logs of proxies. Only its hash is stored, so that nobody can use tickets from a copy of the database.
 */

export const ticketValidMs = 30_000;
const ticketPattern = /^[\w-]{43}$/;
/** Enough for a page that connects again after each network interruption, at most once a second. */
const limitTicketRate = limitPerPerson({ atOnce: 30, perSecond: 0.5 });

export type LiveTicket = Row<'live_ticket'>;
type TicketPage = { attempt_id: number } | { courseware_id: number };

/** Stores a new ticket for a page that the person may open, and returns it. Refuses with 'too_many_requests'. */
export async function issueTicket(
  { app, db, actor, token = '' }: SignedInContext,
  page: TicketPage,
): Promise<string> {
  limitTicketRate(app, actor.id, 1);
  const ticket = randomBytes(32).toString('base64url');
  const now = app.now();
  await tickets.deleteTicketsExpiredBefore(db, now);
  await tickets.insertTicket(db, {
    attempt_id: null,
    courseware_id: null,
    ...page,
    ticket_hash: hashToken(ticket),
    session_hash: hashToken(token),
    expires_at: now + ticketValidMs,
  });
  return ticket;
}

/**
 * Uses up a ticket and returns its session and page. Undefined if the ticket is unknown, was used before, also in another
 * process, or is too old.
 */
export async function redeemTicket({ db, now }: App, ticket: string): Promise<LiveTicket | undefined> {
  if (!ticketPattern.test(ticket)) return undefined;
  const ticketHash = hashToken(ticket);
  // A wrong ticket must not cause a write, because anybody can send one.
  if (!(await tickets.hasTicket(db, ticketHash))) return undefined;
  const redeemedTicket = await tickets.deleteTicket(db, ticketHash);
  return redeemedTicket && redeemedTicket.expires_at >= now() ? redeemedTicket : undefined;
}
