import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { computeReservationTimes } from '#server/features/files/storage/disk-space.service.ts';
import { readQuota } from '#server/features/files/storage/quota.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import { sumUnfinishedBytes } from './reservations.repository.ts';

type Reservation = {
  /** Bytes to reserve, without those that are already counted as stored or reserved. */
  bytes: number;
  /**
   * Size of the whole file. If a file of this size is stored already, the content may be the same and need no
   * storage.
   */
  fileBytes: number;
  mayBeRewritten: boolean;
  /** Students together get at most half of the free storage, so that teachers can continue. */
  isByStudent: boolean;
  now: number;
};

/**
 * Refuses with 'quota_exceeded' unless the request fits in the quota beside stored files and running uploads.
 * Locks the total of stored bytes, so that two transactions cannot reserve the same storage.
 */
export async function reserveStorage(tx: Db, request: Reservation): Promise<void> {
  const usedBytes = await storage.lockUsedBytes(tx);
  const quotaBytes = await readQuota(tx);
  if (quotaBytes === null) return;
  const times = computeReservationTimes(request.now);
  const { reserved } = await sumUnfinishedBytes(tx, times);
  const mayBeStoredAlready = request.mayBeRewritten || (await storage.isSizeStored(tx, request.fileBytes));
  if (usedBytes + reserved + request.bytes > quotaBytes && !mayBeStoredAlready)
    throw new AppError('quota_exceeded');
  if (!request.isByStudent) return;
  const { reserved: reservedByStudents } = await sumUnfinishedBytes(tx, times, { isByStudent: true });
  if (reservedByStudents + request.bytes > (quotaBytes - usedBytes) / 2) throw new AppError('quota_exceeded');
}
