import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { isRemembered } from '#server/auth/guess-memory.repository.ts';
import type { GuessRule } from '#server/auth/guess-rule.ts';
import { countGuesses, guessKey, rememberRight } from '#server/auth/guessing.ts';
import { identifyBrowser } from '#server/auth/known-browser.ts';
import * as coursewares from '#server/features/play/home/coursewares.repository.ts';
import type { App, Context } from '#server/http/context.ts';
import { normaliseJoinCode } from '#server/join-code.ts';

/**
 * Looks up join codes and slows down guessing: per person, per known browser, or per address of unknown browsers. A
 * whole class may share one address, so waits last only seconds, and codes that were already right from there do not
 * count.
 */

const minute = 60_000;
const hour = 60 * minute;

const rule: GuessRule = {
  free: 100,
  firstWaitMs: 1_000,
  maxWaitMs: 8_000,
  forgetFewMs: 15 * minute,
  forgetManyMs: 15 * minute,
};
const rememberRightMs = 12 * hour;

/** The account, else the browser where somebody has signed in before, else the address. */
async function identifyGuesser({ app, token, request, address }: Context): Promise<string> {
  const actor = token && (await requireActor(app, token, request.raw).catch(() => undefined));
  // Guests do not count as accounts, because anybody can become a new guest at any time.
  if (actor && actor.guest_courseware_id === null) return `user ${actor.id}`;
  const browser = await identifyBrowser(app, request);
  return browser.token === undefined ? `address ${networkOf(address)}` : `browser ${browser.hash}`;
}

/** First lookups in progress, by guesser and code. */
const lookupsOfApp = new WeakMap<App, Map<string, Promise<void>>>();

/** Looks up a code that this guesser has not entered before. Refuses like requireJoinCode. */
async function lookUpFirst(app: App, guesser: string, code: string, rightKey: string): Promise<void> {
  const guesses = [{ key: guessKey('join code', guesser), rule }];
  await countGuesses(app, guesses);
  if (!(await coursewares.findByJoinCode(app.db, code))) throw new AppError('join_code_unknown');
  await rememberRight(app, guesses, rightKey, app.now() + rememberRightMs);
}

/** Simultaneous lookups of the same code count as one guess, because a whole class starts at once. */
function lookUpOnce(app: App, guesser: string, code: string, rightKey: string): Promise<void> {
  const lookups = lookupsOfApp.get(app) ?? new Map<string, Promise<void>>();
  lookupsOfApp.set(app, lookups);
  const running = lookups.get(rightKey);
  if (running) return running;
  const lookup = lookUpFirst(app, guesser, code, rightKey).finally(() => lookups.delete(rightKey));
  lookups.set(rightKey, lookup);
  return lookup;
}

/** Refuses 'join_code_unknown', 'join_code_ended' for a past term, and 'too_many_attempts' after many unknown codes. */
export async function requireJoinCode(context: Context, typed: string): Promise<coursewares.PlayCourseware> {
  const { app, db } = context;
  const code = normaliseJoinCode(typed);
  const guesser = await identifyGuesser(context);
  const rightKey = guessKey('right join code', guesser, code);
  // Queried also for wrong codes, so that the response time does not tell whether a code is right.
  if (!(await isRemembered(db, rightKey, app.now()))) await lookUpOnce(app, guesser, code, rightKey);
  const courseware = await coursewares.findByJoinCode(db, code);
  if (!courseware) throw new AppError('join_code_unknown');
  if (courseware.is_past === 1) throw new AppError('join_code_ended');
  return courseware;
}
