import { isNear } from '#parts/site-map/check-in.ts';
import type { Stop } from '../model.ts';
import type { CheckIn } from './model.ts';

/**
 * What a check-in is worth. `near`: the device was at the stop. `code`: its code was read there. `word`: the student said
 * so. `far` and `wrong_code`: neither the place nor the code fits. `jumped`: the position moved faster than people travel.
 */
export const checkInOutcomes = ['near', 'code', 'word', 'jumped', 'far', 'wrong_code'] as const;
export type CheckInOutcome = (typeof checkInOutcomes)[number];

const normalizeCode = (code: string): string => code.trim().toUpperCase();

function judgePosition({ on_earth, check_in }: Stop, { position, has_jumped }: CheckIn): CheckInOutcome {
  const { radius_m } = check_in;
  if (!position || !on_earth || radius_m === null) return 'word';
  if (!isNear(position, { ...on_earth, radius_m })) return 'far';
  return has_jumped ? 'jumped' : 'near';
}

/** Judges by the stop as it is now. A check-in without what its way needs is a word. */
export function judgeCheckIn(stop: Stop, checkIn: CheckIn): CheckInOutcome {
  if (checkIn.way === 'position') return judgePosition(stop, checkIn);
  if (checkIn.way === 'word') return 'word';
  return normalizeCode(checkIn.code ?? '') === stop.check_in.code ? 'code' : 'wrong_code';
}
