import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { reservationTimesAt } from '#server/features/files/storage/disk-space.service.ts';
import { readQuota } from '#server/features/files/storage/quota.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import { sumUnfinished } from '#server/features/files/uploads/reservations.repository.ts';

type Reservation = {
  /** Bytes to reserve, without those that are already counted. */
  bytes: number;
  /**
   * Size of the whole file. If a file of this size is stored already, the content may be the same and need no
   * storage.
   */
  size: number;
  isRewritten: boolean;
  /** Students together get at most half of the free storage, so that teachers can continue. */
  isStudents: boolean;
  now: number;
};

/**
 * Refuses 'quota_exceeded' unless the request fits beside stored files and running uploads. Locks the total, so that two
 * transactions cannot reserve the same storage.
 */
export async function reserveStorage(tx: Db, request: Reservation): Promise<void> {
  const usedBytes = await storage.lockUse(tx);
  const quota = await readQuota(tx);
  if (quota === null) return;
  const times = reservationTimesAt(request.now);
  const { reserved } = await sumUnfinished(tx, times);
  const mayBeStored = request.isRewritten || (await storage.isSizeStored(tx, request.size));
  if (usedBytes + reserved + request.bytes > quota && !mayBeStored) throw new AppError('quota_exceeded');
  if (!request.isStudents) return;
  const { reserved: ofStudents } = await sumUnfinished(tx, times, { isStudents: true });
  if (ofStudents + request.bytes > (quota - usedBytes) / 2) throw new AppError('quota_exceeded');
}
