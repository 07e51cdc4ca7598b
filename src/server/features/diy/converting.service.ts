import { activityStatus } from '#contract/activities.ts';
import type { Db } from '#server/database/database.ts';
import * as converting from '#server/features/diy/converting.repository.ts';
import { mediaKeyOf } from '#server/features/files/stored-objects.service.ts';

/** Status 2: activities whose media are being converted. */

function statusOf({ converting: count, draft_version, revised_draft_version }: converting.ConvertingState) {
  if ((count ?? 0) > 0) return activityStatus.converting;
  return draft_version === revised_draft_version ? activityStatus.completed : activityStatus.in_process;
}

async function settle(db: Db, states: readonly converting.ConvertingState[]): Promise<void> {
  for (const state of states) {
    const status = statusOf(state);
    if (status !== state.status) await converting.updateStatus(db, state, status);
  }
}

/**
 * Gives every activity whose draft uses a medium the status that it has now. To be called after the
 * conversion's new state is committed: a save that did not see it had to wait for that commit.
 */
export async function settleUsersOf(db: Db, media: string): Promise<void> {
  await settle(db, await converting.listStatesOfUsers(db, mediaKeyOf(media)));
}

/**
 * Gives the activity status 2 if anything that it uses is being converted; tells whether that is so. To be called
 * in the transaction that wrote what it uses: until that ends, those conversions do not end either.
 */
export async function markConverting(tx: Db, id: number): Promise<boolean> {
  if (!(await converting.claimConversionsOf(tx, id))) return false;
  await converting.setStatus(tx, id, activityStatus.converting);
  return true;
}

export async function isConverting(db: Db, id: number): Promise<boolean> {
  const state = await converting.findState(db, id);
  return state !== undefined && statusOf(state) === activityStatus.converting;
}

/** For what a process that was killed did not come to. */
export async function settleAll(db: Db): Promise<void> {
  await settle(db, await converting.listStatesOfWaiting(db));
}

/** `progress` by activity id, for those of a page that wait. */
export async function readProgress(
  db: Db,
  items: readonly { id: number; status: number }[],
): Promise<ReadonlyMap<number, number>> {
  const waiting = items.filter(({ status }) => status === activityStatus.converting).map(({ id }) => id);
  return waiting.length === 0 ? new Map() : converting.listProgress(db, waiting);
}
