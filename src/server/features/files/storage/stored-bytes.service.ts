import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { computeReservationTimes } from '#server/features/files/storage/disk-space.service.ts';
import { readQuota } from '#server/features/files/storage/quota.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import { sumUnfinishedBytes, type UploadSortKey } from './reservations.repository.ts';

/**
 * Adds bytes to the total of stored bytes. Call it in the transaction that stores them. Refuses
 * 'quota_exceeded' if they exceed the quota together with reservations. For the bytes of an upload, only
 * reservations of earlier uploads count.
 */
export async function addStoredBytes(
  tx: Db,
  bytes: number,
  now: number,
  upload?: UploadSortKey,
): Promise<void> {
  const usedBytes = await storage.changeUsedBytes(tx, bytes);
  const quotaBytes = await readQuota(tx);
  if (quotaBytes === null) return;
  const { reserved } = await sumUnfinishedBytes(tx, computeReservationTimes(now), { earlierThan: upload });
  if (usedBytes + reserved > quotaBytes) throw new AppError('quota_exceeded');
}
