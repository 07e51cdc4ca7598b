import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import {
  type ReservationTimes,
  sumUnfinished,
  type UploadOrder,
} from '#server/features/files/uploads/reservations.repository.ts';
import type { ActorContext, App } from '#server/http/context.ts';

/** Quota of the school's files and reservations for uploads. Sizes in bytes. */

/** Space that stays free on this machine's disk, so that the database can always store answers. */
const diskReserve = 256 * 1024 * 1024;

/** How long storage is reserved for an upload: before its first bytes, and after its last ones. */
const emptyReservedMs = 60_000;
const movedReservedMs = 10 * 60_000;

export function reservationTimesAt(now: number): ReservationTimes {
  return { emptyBegunAt: now - emptyReservedMs, movedAt: now - movedReservedMs };
}

/** Refuses 'quota_exceeded' unless the bytes fit on the disk together with all running uploads. */
export async function requireDiskSpace({ db, now, readFreeBytes }: App, bytes: number): Promise<void> {
  const free = (await readFreeBytes()) - (await sumUnfinished(db, reservationTimesAt(now()))).pending;
  if (free - bytes < diskReserve) throw new AppError('quota_exceeded');
}

/** Null: no limit except the disk. */
async function readQuota(db: Db): Promise<number | null> {
  const value = await readSetting(db, 'quota_bytes');
  return value === '' ? null : Number(value);
}

export async function describeStorage(db: Db): Promise<ApiReply<'GET /admin/storage'>> {
  return { used_bytes: await storage.readUse(db), quota_bytes: await readQuota(db) };
}

export async function saveQuota(context: ActorContext, bytes: number | null): Promise<void> {
  await changeSettings(context, 'setting.storage', { quota_bytes: bytes === null ? '' : String(bytes) });
}

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
  const used = await storage.lockUse(tx);
  const quota = await readQuota(tx);
  if (quota === null) return;
  const times = reservationTimesAt(request.now);
  const { reserved } = await sumUnfinished(tx, times);
  const mayBeStored = request.isRewritten || (await storage.isSizeStored(tx, request.size));
  if (used + reserved + request.bytes > quota && !mayBeStored) throw new AppError('quota_exceeded');
  if (!request.isStudents) return;
  const { reserved: ofStudents } = await sumUnfinished(tx, times, { isStudents: true });
  if (ofStudents + request.bytes > (quota - used) / 2) throw new AppError('quota_exceeded');
}

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
  const used = await storage.changeUse(tx, bytes);
  const quota = await readQuota(tx);
  if (quota === null) return;
  const { reserved } = await sumUnfinished(tx, reservationTimesAt(now), { before: upload });
  if (used + reserved > quota) throw new AppError('quota_exceeded');
}

/** Refuses 'quota_exceeded' if nothing at all can be stored, before any work is done. */
export async function requireFreeQuota({ db, now }: App): Promise<void> {
  const quota = await readQuota(db);
  if (quota === null) return;
  const { reserved } = await sumUnfinished(db, reservationTimesAt(now()));
  if ((await storage.readUse(db)) + reserved >= quota) throw new AppError('quota_exceeded');
}
