import * as seen from '#server/features/news/seen.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Remembers how far a person has seen the news, and limits the age of news. */

/** Older events are not listed. */
const newsMs = 7 * 86_400_000;

export type NewsTimes = { now: number; since: number; seenAt: number };

/** News start at `since`; those after `seenAt` are marked as new. */
export async function readNewsTimes({ app, db, actor }: SignedInContext): Promise<NewsTimes> {
  const now = app.now();
  const since = now - newsMs;
  return { now, since, seenAt: Math.max(since, (await seen.findSeen(db, actor.id)) ?? since) };
}

/** A time in the future counts as now. */
export async function markSeen({ app, db, actor }: SignedInContext, until: number): Promise<void> {
  await seen.storeSeen(db, actor.id, Math.min(until, app.now()));
}
