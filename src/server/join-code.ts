import { randomInt } from 'node:crypto';

/** Join codes: six characters that are easy to tell apart on a projector. */

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 6;

/** A random code, which may be taken already. */
export function createJoinCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A typed code in the stored form: upper case, half width, without spaces and dashes. */
export function normaliseJoinCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}_−ー.·]/gu, '')
    .toUpperCase();
}
