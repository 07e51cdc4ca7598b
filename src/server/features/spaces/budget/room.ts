import * as limits from '#contract/limits.ts';
import type { Space } from '#form/space.ts';

/** How much room a writer has in a space. Pure. */

/** Changes with a stored value, and the length of these values. */
export type Totals = { changes: number; bytes: number };

const spaceMax: Totals = { changes: limits.spaceMaxChanges, bytes: limits.spaceMaxBytes };
const studentsMax: Totals = {
  changes: limits.spaceMaxChanges - limits.spaceTeachersChanges,
  bytes: limits.spaceMaxBytes - limits.spaceTeachersBytes,
};
const studentMax: Totals = { changes: limits.spaceStudentMaxChanges, bytes: limits.spaceStudentMaxBytes };
const guestsMax: Totals = { changes: limits.spaceGuestsMaxChanges, bytes: limits.spaceGuestsMaxBytes };

const fits = (used: Totals, addedBytes: number, max: Totals): boolean =>
  used.changes < max.changes && used.bytes + addedBytes <= max.bytes;

const isOverHalf = (used: Totals, max: Totals): boolean =>
  !fits({ changes: used.changes * 2, bytes: used.bytes * 2 }, 0, max);

/** `guests`: what all guests of the courseware have stored; undefined unless the writer is one of them. */
export type UsedRoom = { space: Totals; author: Totals; guests: Totals | undefined };
export type RoomRules = { isTeacher: boolean; scope: Space['scope'] };

/** Only in a space of the whole courseware may a student take room from others. */
const isShared = ({ isTeacher, scope }: RoomRules): boolean => !isTeacher && scope === 'courseware';

/** Whether a value of this length may be added. */
export function hasRoom({ space, author, guests }: UsedRoom, addedBytes: number, rules: RoomRules): boolean {
  if (!fits(space, addedBytes, rules.isTeacher ? spaceMax : studentsMax)) return false;
  if (!isShared(rules)) return true;
  return fits(author, addedBytes, studentMax) && (!guests || fits(guests, addedBytes, guestsMax));
}

/** Whether so much is stored that superseded values are worth emptying. */
export function isFilling({ space, author, guests }: UsedRoom, rules: RoomRules): boolean {
  if (isOverHalf(space, studentsMax)) return true;
  return (
    isShared(rules) &&
    (isOverHalf(author, studentMax) || (guests !== undefined && isOverHalf(guests, guestsMax)))
  );
}

/** The number of items that all guests together may have. */
export const getGuestItemsMax = ({ max }: Space): number => Math.floor(max.items / 2);
