import type { App } from '#server/app.ts';
import { deleteSeenBefore } from '#server/features/study/needs/seen-needs.repository.ts';

/** Signs are about the last weeks; what was seen a quarter of a year ago has passed, or is worth saying again. */
const seenKeptMs = 90 * 86_400_000;

export async function forgetOldSeen({ db, now }: App): Promise<void> {
  await deleteSeenBefore(db, now() - seenKeptMs);
}
