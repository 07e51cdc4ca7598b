import { findOwn } from '#contract/find-own.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';

/**
 * The time of a trip on site, by the clock of the device alone: it counts from the first check-in, is shown, and ends
 * nothing. Pure, free of zod.
 */

const minuteMs = 60_000;

type CheckedStop = { check_in: { id: string } | null };

/** When the first stop was checked in; undefined before. */
export function findTripStart(
  stops: readonly CheckedStop[],
  responses: Readonly<Record<string, unknown>>,
): number | undefined {
  const times = stops.flatMap(
    ({ check_in }) => (check_in && readCheckIn(findOwn(responses, check_in.id))?.at) ?? [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Milliseconds left at `now`; below 0 once the time is over. */
export const findLeftMs = (startedAt: number, limitMinutes: number, now: number): number =>
  startedAt + limitMinutes * minuteMs - now;

/** Whole minutes over the limit; 0 if there are none. */
export const countOverMinutes = (leftMs: number): number => Math.max(0, Math.floor(-leftMs / minuteMs));
