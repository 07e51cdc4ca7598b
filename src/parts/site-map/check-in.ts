import { distanceM } from './geometry.ts';
import type { EarthPlace } from './model.ts';

/** Whether a device is at a place. Pure. */

/** Phones are off by tens of metres between buildings: at most this many metres count in favour of the student. */
const accuracyMaxM = 50;
/** Faster than any train or bus of a field trip: such a position was not reached from the one before. */
const jumpMinMps = 70;

/** `accuracy_m` is the radius in metres within which the device is, or null if it did not tell. */
export type Position = EarthPlace & { accuracy_m: number | null };
export type CheckInPlace = EarthPlace & { radius_m: number };
/** `at` is in milliseconds by the clock of the device, which may be wrong: compare it only with its own times. */
export type Reading = Position & { at: number };

const allowanceM = ({ accuracy_m }: Position): number =>
  accuracy_m !== null && accuracy_m > 0 ? Math.min(accuracy_m, accuracyMaxM) : 0;

/** Metres that the device still has to go before it may check in; 0 if it is near enough. */
export function remainingM(position: Position, place: CheckInPlace): number {
  return Math.max(0, distanceM(position, place) - allowanceM(position) - place.radius_m);
}

/** Whether the device is near enough: its distance, less its accuracy up to 50 m, is at most the radius of the place. */
export function isNear(position: Position, place: CheckInPlace): boolean {
  return remainingM(position, place) === 0;
}

/**
 * Whether the device cannot have gone from one place to the other: over 70 m/s, even if both were off by their accuracy, up
 * to 50 m each. Undecided, and so false, if its clock was set back between.
 */
export function hasJumped(before: Reading, after: Reading): boolean {
  const seconds = (after.at - before.at) / 1000;
  if (seconds < 0) return false;
  const wayM = distanceM(before, after) - allowanceM(before) - allowanceM(after);
  // Two readings of one moment count as a second apart.
  return wayM / Math.max(1, seconds) > jumpMinMps;
}
