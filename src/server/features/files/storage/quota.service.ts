import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import {
  type Keeping,
  type Place,
  sumUnfinished,
} from '#server/features/files/uploads/uploads.repository.ts';
import type { App } from '#server/http/context.ts';

/** How much room the school's files have. Sizes in bytes. */

/** Kept free on this machine's disk: files must never take the room that the database needs for answers. */
const diskReserve = 256 * 1024 * 1024;

/** Room is kept so long for an upload of which nothing has come, and after its last bytes. */
const emptyKeptMs = 60_000;
const movedKeptMs = 10 * 60_000;

export function keepingAt(now: number): Keeping {
  return { emptyBegunAt: now - emptyKeptMs, movedAt: now - movedKeptMs };
}

/** Refuses 'quota_exceeded' unless so many bytes fit on the disk beside what is on its way in. */
export async function requireDisk({ db, now, readFreeBytes }: App, bytes: number): Promise<void> {
  const free = (await readFreeBytes()) - (await sumUnfinished(db, keepingAt(now()))).coming;
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

type Reservation = {
  /** What is asked for, beside what is counted already. */
  bytes: number;
  /** The whole file's; bytes that may be stored already need no room, which their hash will tell. */
  size: number;
  isRewritten: boolean;
  /** Students together get at most half of what is free, so that teachers can go on. */
  ofStudent: boolean;
  now: number;
};

/**
 * Refuses 'quota_exceeded' unless there is room beside what is stored and what is on its way in. Of transactions
 * that ask, one at a time gets past here: together two may not take the room of one.
 */
export async function reserveRoom(tx: Db, wish: Reservation): Promise<void> {
  const used = await storage.lockUse(tx);
  const quota = await readQuota(tx);
  if (quota === null) return;
  const keeping = keepingAt(wish.now);
  const { kept } = await sumUnfinished(tx, keeping);
  const mayBeStored = wish.isRewritten || (await storage.isSizeStored(tx, wish.size));
  if (used + kept + wish.bytes > quota && !mayBeStored) throw new AppError('quota_exceeded');
  if (!wish.ofStudent) return;
  const { kept: ofStudents } = await sumUnfinished(tx, keeping, { ofStudents: true });
  if (ofStudents + wish.bytes > (quota - used) / 2) throw new AppError('quota_exceeded');
}

/**
 * Counts new bytes as stored, in the transaction that stores them. Refuses 'quota_exceeded' where they would take
 * room that there is not, or that is kept for uploads: for an upload, for those begun before it.
 */
export async function takeRoom(tx: Db, bytes: number, now: number, upload?: Place): Promise<void> {
  const used = await storage.changeUse(tx, bytes);
  const quota = await readQuota(tx);
  if (quota === null) return;
  const { kept } = await sumUnfinished(tx, keepingAt(now), { before: upload });
  if (used + kept > quota) throw new AppError('quota_exceeded');
}

/** Refuses 'quota_exceeded' where not a byte can be stored: nothing needs to be made first. */
export async function requireAnyRoom({ db, now }: App): Promise<void> {
  const quota = await readQuota(db);
  if (quota === null) return;
  const { kept } = await sumUnfinished(db, keepingAt(now()));
  if ((await storage.readUse(db)) + kept >= quota) throw new AppError('quota_exceeded');
}
