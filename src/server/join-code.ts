import { randomInt } from 'node:crypto';

/** Join codes: six characters that nobody mixes up when they are read from a projector. */

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 6;

/** A random code; whether it is taken is the caller's to find out. */
export function createJoinCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What a person typed as a code is stored: upper case, half width, without spaces and dashes. */
export function normaliseJoinCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}_−ー.·]/gu, '')
    .toUpperCase();
}
