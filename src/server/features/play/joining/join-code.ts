import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { isRemembered } from '#server/auth/guess-memory.repository.ts';
import type { GuessRule } from '#server/auth/guess-rule.ts';
import { countGuesses, guessKey, rememberRight } from '#server/auth/guessing.ts';
import { identifyBrowser } from '#server/auth/known-browser.ts';
import {
  findJoinedCourseware,
  type PlayCourseware,
} from '#server/features/attempts/reading/play-coursewares.service.ts';
import type { RequestContext } from '#server/http/context.ts';
import { normaliseJoinCode } from '#server/join-code.ts';
import { perApp } from '#server/per-app.ts';

/**
 * Looks up join codes and slows down guessing: per person, per known browser, or per address of unknown browsers. A
 * whole class may share one address, so waits last only seconds, and codes that were already right from there do not
 * count.
 */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const joinCodeRule: GuessRule = {
  freeTries: 100,
  firstWaitMs: 1_000,
  maxWaitMs: 8_000,
  forgetFewMs: 15 * minuteMs,
  forgetManyMs: 15 * minuteMs,
};
const rememberRightMs = 12 * hourMs;

/** Names the guesser: by account, else by a browser where somebody has signed in before, else by network address. */
async function identifyGuesser({ app, token, request, address }: RequestContext): Promise<string> {
  const actor = token && (await requireActor(app, token, request.raw).catch(() => undefined));
  // Guests do not count as accounts, because anybody can become a new guest at any time.
  if (actor && actor.guest_courseware_id === null) return `user ${actor.id}`;
  const browser = await identifyBrowser(app, request);
  return browser.token === undefined ? `address ${networkOf(address)}` : `browser ${browser.hash}`;
}

/** Lookups in progress of codes that are new to a guesser, by guesser and code. */
const getLookups = perApp((_app: App) => new Map<string, Promise<void>>());

/** Looks up a code that this guesser has not entered rightly before. Refuses like `requireJoinCode`. */
async function lookUpNewCode(app: App, guesser: string, code: string, rightCodeKey: string): Promise<void> {
  const guesses = [{ key: guessKey('join code', guesser), rule: joinCodeRule }];
  await countGuesses(app, guesses);
  if (!(await findJoinedCourseware(app.db, code))) throw new AppError('join_code_unknown');
  await rememberRight(app, guesses, rightCodeKey, app.now() + rememberRightMs);
}

/** Simultaneous lookups of the same code count as one guess, because a whole class starts at once. */
function lookUpOnce(app: App, guesser: string, code: string, rightCodeKey: string): Promise<void> {
  const lookups = getLookups(app);
  const runningLookup = lookups.get(rightCodeKey);
  if (runningLookup) return runningLookup;
  const lookup = lookUpNewCode(app, guesser, code, rightCodeKey).finally(() => lookups.delete(rightCodeKey));
  lookups.set(rightCodeKey, lookup);
  return lookup;
}

/** Refuses with 'join_code_unknown', 'join_code_ended' for a past term, and 'too_many_attempts' after many unknown codes. */
export async function requireJoinCode(context: RequestContext, typedCode: string): Promise<PlayCourseware> {
  const { app, db } = context;
  const code = normaliseJoinCode(typedCode);
  const guesser = await identifyGuesser(context);
  const rightCodeKey = guessKey('right join code', guesser, code);
  // Queried also for wrong codes, so that the response time does not tell whether a code is right.
  if (!(await isRemembered(db, rightCodeKey, app.now()))) await lookUpOnce(app, guesser, code, rightCodeKey);
  const courseware = await findJoinedCourseware(db, code);
  if (!courseware) throw new AppError('join_code_unknown');
  if (courseware.is_past === 1) throw new AppError('join_code_ended');
  return courseware;
}
