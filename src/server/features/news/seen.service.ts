import * as seen from '#server/features/news/seen.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Stores until when a person has seen the news, and limits the age of news. */

/** Events older than this are not listed. */
const newsAgeMaxMs = 7 * 86_400_000;

export type NewsTimes = { now: number; since: number; seenAt: number };

/** News start at `since`; those after `seenAt` are marked as new. */
export async function readNewsTimes({ app, db, actor }: SignedInContext): Promise<NewsTimes> {
  const now = app.now();
  const since = now - newsAgeMaxMs;
  return { now, since, seenAt: Math.max(since, (await seen.findSeenAt(db, actor.id)) ?? since) };
}

/** Stores that the person has seen the news until `until`. A time in the future counts as now. */
export async function markNewsSeen({ app, db, actor }: SignedInContext, until: number): Promise<void> {
  await seen.storeSeenAt(db, actor.id, Math.min(until, app.now()));
}
