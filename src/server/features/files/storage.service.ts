import type { ApiReply } from '#contract/api.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/features/common/settings.service.ts';
import * as storage from '#server/features/files/storage.repository.ts';
import { type Place, sumUnfinished } from '#server/features/files/uploads.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App } from '#server/http/context.ts';

/** How much room the school's files have. Sizes in bytes. */

/** Kept free on this machine's disk: files must never take the room that the database needs for answers. */
const diskReserve = 256 * 1024 * 1024;

/** Refuses 'quota_exceeded' unless so many bytes fit on the disk beside what is on its way in. */
export async function requireDisk({ db, readFreeBytes }: App, bytes: number): Promise<void> {
  const free = (await readFreeBytes()) - (await sumUnfinished(db));
  if (free - bytes < diskReserve) throw new AppError('quota_exceeded');
}

/** Null: as much as the disk holds. */
async function readQuota(db: Db): Promise<number | null> {
  const value = await readSetting(db, 'quota_bytes');
  return value === '' ? null : Number(value);
}

export async function describeStorage(db: Db): Promise<ApiReply<'GET /admin/storage'>> {
  return { used_bytes: await storage.readUse(db), quota_bytes: await readQuota(db) };
}

export async function setQuota(db: Db, bytes: number | null): Promise<void> {
  await writeSetting(db, 'quota_bytes', bytes === null ? '' : String(bytes));
}

/**
 * Refuses 'quota_exceeded' unless there is room for so many bytes beside what is stored and what is on its way
 * in; bytes that may be stored already need none, which their hash will tell. Of transactions that ask, one at
 * a time gets past here: together two may not take the room of one.
 */
export async function reserveRoom(tx: Db, bytes: number, isRewritten: boolean): Promise<void> {
  const used = await storage.lockUse(tx);
  const quota = await readQuota(tx);
  if (quota === null || used + (await sumUnfinished(tx)) + bytes <= quota) return;
  const mayBeStored = isRewritten || (await storage.isSizeStored(tx, bytes));
  if (!mayBeStored) throw new AppError('quota_exceeded');
}

/**
 * Counts new bytes as stored, in the transaction that stores them. Refuses 'quota_exceeded' where they would take
 * room that there is not, or that was promised to uploads: for an upload, to those begun before it.
 */
export async function takeRoom(tx: Db, bytes: number, upload?: Place): Promise<void> {
  const used = await storage.changeUse(tx, bytes);
  const quota = await readQuota(tx);
  if (quota !== null && used + (await sumUnfinished(tx, upload)) > quota)
    throw new AppError('quota_exceeded');
}

/** Refuses 'quota_exceeded' where not a byte can be stored: nothing needs to be made first. */
export async function requireAnyRoom(db: Db): Promise<void> {
  const quota = await readQuota(db);
  if (quota !== null && (await storage.readUse(db)) + (await sumUnfinished(db)) >= quota) {
    throw new AppError('quota_exceeded');
  }
}
