import type { ApiReply } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import { computeReservationTimes } from '#server/features/files/storage/disk-space.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import type { ActorContext } from '#server/http/context.ts';
import { sumUnfinishedBytes } from './reservations.repository.ts';

/** The school's quota of storage. Sizes are in bytes. */

/** Returns null if only the disk limits the storage. */
export async function readQuota(db: Db): Promise<number | null> {
  const value = await readSetting(db, 'quota_bytes');
  return value === '' ? null : Number(value);
}

/** Describes the quota and how much of it is used. */
export async function describeStorage(db: Db): Promise<ApiReply<'GET /admin/storage'>> {
  return { used_bytes: await storage.readUsedBytes(db), quota_bytes: await readQuota(db) };
}

/** Changes the quota; null removes it. */
export async function saveQuota(context: ActorContext, bytes: number | null): Promise<void> {
  await changeSettings(context, 'setting.storage', { quota_bytes: bytes === null ? '' : String(bytes) });
}

/**
 * Refuses with 'quota_exceeded' if nothing more can be stored. Call it before work whose result would be stored.
 */
export async function requireFreeQuota({ db, now }: App): Promise<void> {
  const quotaBytes = await readQuota(db);
  if (quotaBytes === null) return;
  const { reserved } = await sumUnfinishedBytes(db, computeReservationTimes(now()));
  if ((await storage.readUsedBytes(db)) + reserved >= quotaBytes) throw new AppError('quota_exceeded');
}
