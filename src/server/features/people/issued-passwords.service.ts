import { randomInt } from 'node:crypto';

/** Passwords that somebody else hands to a person, who changes them at the first sign-in. */

/** Small letters and digits that nobody confuses on paper: no 0 and o, no 1, l and i. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

const drawGroup = (): string =>
  Array.from({ length: 3 }, () => characters[randomInt(characters.length)] ?? '').join('');

/** A new random password of three groups, such as `k7m-pq3-xw9`: 44 bits. */
export function issuePassword(): string {
  return [drawGroup(), drawGroup(), drawGroup()].join('-');
}
