import { setImmediate } from 'node:timers/promises';
import { restorePeriodMs } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import {
  forgetUsesOfActivity,
  forgetUsesOfAttempts,
} from '#server/features/bank-links/bank-links.service.ts';
import { forgetGuests } from '#server/features/deleted/forget-guests.repository.ts';
import * as purge from '#server/features/deleted/purge.repository.ts';
import * as activityPurge from '#server/features/deleted/purge-activity.repository.ts';
import * as purgeWork from '#server/features/deleted/purge-work.repository.ts';
import { bankPurges, forgetUnusedTags } from '#server/features/exam/purge-bank.service.ts';
import { removeResults } from '#server/features/exam/results/refresh-results.service.ts';
import { discardStudentWork } from '#server/features/files/storage/discard-work.service.ts';
import { forgetOldSeen } from '#server/features/study/needs/forget-seen.service.ts';
import { dayMs, startRepeating } from '#server/jobs/start-repeating.ts';

/** Permanently removes items that were deleted 30 days ago, and forgets what nobody needs any more. */

/** Thrown to roll back the transaction. */
class RestoredMeanwhile extends Error {}

async function purgeCourseware(app: App, id: number, deletedBefore: number): Promise<void> {
  const studentWork = await inTransaction(app.db, async (tx) => {
    const deletedWork = await purgeWork.deleteFilesAndUploads(tx, id);
    await forgetUsesOfAttempts(tx, id);
    await forgetGuests(tx, id);
    await removeResults(tx, id);
    // Last, because the statements before need its attempts. If it was restored, everything is rolled back.
    if (!(await purgeWork.deleteCourseware(tx, id, deletedBefore))) throw new RestoredMeanwhile();
    return deletedWork;
  }).catch((error: unknown) => {
    if (error instanceof RestoredMeanwhile) return undefined;
    throw error;
  });
  if (studentWork) await discardStudentWork(app, studentWork);
}

async function purgeActivity({ db }: App, id: number, deletedBefore: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await activityPurge.lockExpiredActivity(tx, id, deletedBefore))) return;
    await forgetUsesOfActivity(tx, id);
    await activityPurge.deleteActivity(tx, id);
  });
}

/** Runs `purgeOne` for one id after the other, lets other code run between them, and returns the errors. */
async function purgeEach(
  listIds: () => Promise<number[]>,
  purgeOne: (id: number) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  const doneIds = new Set<number>();
  for (let ids = await listIds(); ids.some((id) => !doneIds.has(id)); ids = await listIds()) {
    for (const id of ids.filter((each) => !doneIds.has(each))) {
      if (signal?.aborted) return errors;
      doneIds.add(id);
      await purgeOne(id).catch((error: unknown) => errors.push(error));
      await setImmediate();
    }
  }
  return errors;
}

/** Throws at the end if something could not be removed; the next run tries again. */
export async function purgeDeleted(app: App, signal?: AbortSignal): Promise<void> {
  const { db } = app;
  const deletedBefore = app.now() - restorePeriodMs;
  const errors = [
    ...(await purgeEach(
      () => purge.listExpiredIds(db, 'courseware_record', deletedBefore),
      (id) => purgeCourseware(app, id, deletedBefore),
      signal,
    )),
    ...(await purgeEach(
      () => purge.listExpiredIds(db, 'unit_record', deletedBefore),
      (id) => purgeWork.deleteUnit(db, id, deletedBefore),
      signal,
    )),
    ...(await purgeEach(
      () => purge.listExpiredActivityIds(db, deletedBefore),
      (id) => purgeActivity(app, id, deletedBefore),
      signal,
    )),
  ];
  for (const { listIds, purgeOne } of bankPurges) {
    const bankErrors = await purgeEach(
      () => listIds(db, deletedBefore),
      (id) => purgeOne(db, id, deletedBefore),
      signal,
    );
    errors.push(...bankErrors);
  }
  await forgetUnusedTags(db);
  await forgetOldSeen(app);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} deleted things remain`);
}

/** Runs now and daily. The returned function stops it and resolves once it has ended. */
export function startPurge(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating((signal) => purgeDeleted(app, signal), onError, { everyMs: dayMs });
}
