import * as seen from '#server/features/news/seen.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Until when a person has seen what is new, and how far back news go. */

/** Older things are no news, seen or not. */
const newsMs = 7 * 86_400_000;

export type NewsTimes = { now: number; since: number; seenAt: number };

/** `since`: news begin there; what came after `seenAt` is marked as new. */
export async function readNewsTimes({ app, db, actor }: SignedInContext): Promise<NewsTimes> {
  const now = app.now();
  const since = now - newsMs;
  return { now, since, seenAt: Math.max(since, (await seen.findSeen(db, actor.id)) ?? since) };
}

/** Of a time to come only what is past by now counts. */
export async function markSeen({ app, db, actor }: SignedInContext, until: number): Promise<void> {
  await seen.storeSeen(db, actor.id, Math.min(until, app.now()));
}
