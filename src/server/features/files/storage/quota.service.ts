import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import { reservationTimesAt } from '#server/features/files/storage/disk-space.service.ts';
import * as storage from '#server/features/files/storage/storage-use.repository.ts';
import { sumUnfinished } from '#server/features/files/uploads/reservations.repository.ts';
import type { ActorContext, App } from '#server/http/context.ts';

/** The school's quota. Sizes in bytes. */

/** Null: no limit except the disk. */
export async function readQuota(db: Db): Promise<number | null> {
  const value = await readSetting(db, 'quota_bytes');
  return value === '' ? null : Number(value);
}

/** How much of the quota is used. */
export async function describeStorage(db: Db): Promise<ApiReply<'GET /admin/storage'>> {
  return { used_bytes: await storage.readUse(db), quota_bytes: await readQuota(db) };
}

/** Changes the quota; null removes it. */
export async function saveQuota(context: ActorContext, bytes: number | null): Promise<void> {
  await changeSettings(context, 'setting.storage', { quota_bytes: bytes === null ? '' : String(bytes) });
}

/** Refuses 'quota_exceeded' if nothing at all can be stored, before any work is done. */
export async function requireFreeQuota({ db, now }: App): Promise<void> {
  const quota = await readQuota(db);
  if (quota === null) return;
  const { reserved } = await sumUnfinished(db, reservationTimesAt(now()));
  if ((await storage.readUse(db)) + reserved >= quota) throw new AppError('quota_exceeded');
}
