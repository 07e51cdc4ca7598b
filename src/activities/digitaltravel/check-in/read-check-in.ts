import { findOwn } from '#contract/find-own.ts';
import { type CheckInWay, checkInWays } from '../choices.ts';
import type { CheckIn } from './model.ts';

/** The check-in of a stored response; undefined if it is none. Free of zod: stored responses have passed its schema. */
export function readCheckIn(response: unknown): CheckIn | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const way = findOwn(response as Record<string, unknown>, 'way');
  return checkInWays.includes(way as CheckInWay) ? (response as CheckIn) : undefined;
}
