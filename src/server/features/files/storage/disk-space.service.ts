import { AppError } from '#server/app-error.ts';
import {
  type ReservationTimes,
  sumUnfinished,
} from '#server/features/files/uploads/reservations.repository.ts';
import type { App } from '#server/http/context.ts';

/** Space on the disk, and reservations of it for uploads. Sizes in bytes. */

/** Space that stays free on this machine's disk, so that the database can always store answers. */
const diskReserve = 256 * 1024 * 1024;

/** How long storage is reserved for an upload: before its first bytes, and after its last ones. */
const emptyReservedMs = 60_000;
const movedReservedMs = 10 * 60_000;

/** Since when an upload must have begun or moved for its reservation to hold. */
export function reservationTimesAt(now: number): ReservationTimes {
  return { emptyBegunAt: now - emptyReservedMs, movedAt: now - movedReservedMs };
}

/** Refuses 'quota_exceeded' unless the bytes fit on the disk together with all running uploads. */
export async function requireDiskSpace({ db, now, readFreeBytes }: App, bytes: number): Promise<void> {
  const free = (await readFreeBytes()) - (await sumUnfinished(db, reservationTimesAt(now()))).pending;
  if (free - bytes < diskReserve) throw new AppError('quota_exceeded');
}
