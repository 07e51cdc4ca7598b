import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { reservationTimesAt } from '#server/features/files/storage/disk-space.service.ts';
import { readQuota } from '#server/features/files/storage/quota.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import { sumUnfinished, type UploadOrder } from '#server/features/files/uploads/reservations.repository.ts';

/**
 * Adds bytes to the total, in the transaction that stores them. Refuses 'quota_exceeded' if they exceed the quota together
 * with reservations; for an upload, only earlier uploads' reservations count.
 */
export async function addStoredBytes(
  tx: Db,
  bytes: number,
  now: number,
  upload?: UploadOrder,
): Promise<void> {
  const usedBytes = await storage.changeUse(tx, bytes);
  const quota = await readQuota(tx);
  if (quota === null) return;
  const { reserved } = await sumUnfinished(tx, reservationTimesAt(now), { before: upload });
  if (usedBytes + reserved > quota) throw new AppError('quota_exceeded');
}
