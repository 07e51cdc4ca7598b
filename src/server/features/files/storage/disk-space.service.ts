import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { type ReservationTimes, sumUnfinishedBytes } from './reservations.repository.ts';

/** Free space on the disk, and reservations of it for uploads. Sizes are in bytes. */

/** Space that stays free on this machine's disk, so that the database can always store answers. */
const diskReserveBytes = 256 * 1024 * 1024;

/** Storage stays reserved this long for an upload without bytes. */
const emptyReservedMs = 60_000;
/** Storage stays reserved this long after the last bytes of an upload. */
const movedReservedMs = 10 * 60_000;

/** Returns the times after which an upload must have begun or received bytes to keep its reservation. */
export function computeReservationTimes(now: number): ReservationTimes {
  return { createdAfter: now - emptyReservedMs, movedAfter: now - movedReservedMs };
}

/**
 * Refuses with 'quota_exceeded' unless the disk has room for the bytes and for everything that running uploads
 * still have to receive.
 */
export async function requireDiskSpace({ db, now, readFreeBytes }: App, bytes: number): Promise<void> {
  const freeBytes =
    (await readFreeBytes()) - (await sumUnfinishedBytes(db, computeReservationTimes(now()))).pending;
  if (freeBytes - bytes < diskReserveBytes) throw new AppError('quota_exceeded');
}
