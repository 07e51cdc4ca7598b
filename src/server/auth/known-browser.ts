import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserCookie } from '#contract/limits.ts';
import { hashToken } from '#server/auth/actor.ts';
import { readCookie, writeCookie } from '#server/auth/cookies.ts';
import * as browsers from '#server/auth/known-browser.repository.ts';
import type { Db } from '#server/database/database.ts';

/**
 * A browser in which somebody has signed in keeps a random token, stored hashed with the person. It signs nobody in; it
 * only keeps other people's failed sign-ins from blocking that person in that browser.
 */

const daySeconds = 24 * 3_600;
const keepSeconds = 180 * daySeconds;
const browsersPerPerson = 50;
const tokenPattern = /^[\w-]{43}$/;

/** `token` is undefined if the browser has no valid one. `isOwn`: this person has signed in there. */
export type Browser = { token: string | undefined; hash: string; isOwn: boolean };

/** The browser of a request, and whether `userId` has signed in there. */
export async function identifyBrowser(
  { db, now }: { db: Db; now: () => number },
  request: FastifyRequest,
  userId?: number,
): Promise<Browser> {
  const givenCookie = readCookie(request, browserCookie) ?? '';
  const token = tokenPattern.test(givenCookie) ? givenCookie : '';
  const hash = hashToken(token);
  if (token === '') return { token: undefined, hash, isOwn: false };
  const { isKnown, isOwn } = await browsers.findBrowser(db, hash, {
    userId,
    since: now() - keepSeconds * 1_000,
  });
  return { token: isKnown ? token : undefined, hash, isOwn };
}

/** Remembers that the person signed in here. Returns the cookie's value for `setBrowserCookie`. */
export async function rememberBrowser(
  db: Db,
  browser: Browser,
  userId: number,
  now: number,
): Promise<string> {
  const token = browser.token ?? randomBytes(32).toString('base64url');
  const row = { token_hash: hashToken(token), user_id: userId, last_used_at: now };
  await browsers.saveBrowser(db, row, browsersPerPerson);
  return token;
}

/** Sets the cookie for API calls only; scripts cannot read it. */
export function setBrowserCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const isSecure = request.protocol === 'https';
  writeCookie(reply, browserCookie, token, { path: '/api', maxAgeS: keepSeconds, isSecure });
}

export function forgetOldBrowsers({ db, now }: { db: Db; now: () => number }): Promise<void> {
  return browsers.deleteBrowsersUnusedSince(db, now() - keepSeconds * 1_000);
}
