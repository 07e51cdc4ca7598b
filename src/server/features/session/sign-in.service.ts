import { randomBytes } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { mayUseAccount } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { firstLane } from '#server/auth/fair-queue.ts';
import type { GuessRule } from '#server/auth/guess-rule.ts';
import {
  countGuesses,
  forgiveGuesses,
  type Guess,
  guessKey,
  takeBackGuesses,
} from '#server/auth/guessing.ts';
import {
  type Browser,
  giveBrowserCookie,
  identifyBrowser,
  rememberBrowser,
} from '#server/auth/known-browser.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { hashPassword, isPassword } from '#server/features/session/passwords.ts';
import { findUserByEmail } from '#server/features/session/session.repository.ts';
import { describeUser, openSession, type UserInfo } from '#server/features/session/session.service.ts';
import type { App, Context } from '#server/http/context.ts';

/**
 * Signing in with a password. Guessing one is slowed down for each account and address, and for each account over
 * all addresses. A browser where the person has signed in before has a counter of its own and waits for nobody.
 */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const rules = {
  /** One account from one address, or from one known browser. */
  own: {
    free: 5,
    firstWaitMs: second,
    maxWaitMs: 15 * minute,
    forgetFewMs: hour,
    forgetManyMs: 24 * hour,
  },
  /** One account from all browsers that are not known. The wait is short, since it may be somebody else's fault. */
  everywhere: {
    free: 100,
    firstWaitMs: second,
    maxWaitMs: 30 * second,
    forgetFewMs: hour,
    forgetManyMs: 24 * hour,
  },
} as const satisfies Record<string, GuessRule>;

type Caller = { email: string; network: string; browser: Browser };

/** What a try counts under; the first key is the caller's own. */
function guessesOf({ email, network, browser }: Caller): [Guess, ...Guess[]] {
  if (browser.isOwn) return [{ key: guessKey('browser', email, browser.hash), rule: rules.own }];
  return [
    { key: guessKey('address', email, network), rule: rules.own },
    { key: guessKey('account', email), rule: rules.everywhere },
  ];
}

let absentHash: Promise<string> | undefined;

/** Verified against when the account does not exist, so that the answer takes as long as for one that does. */
function absentUserHash(): Promise<string> {
  absentHash ??= hashPassword(randomBytes(16).toString('hex'));
  return absentHash;
}

/** Counts the try, and then compares when its turn comes. Whatever keeps it from comparing takes the try back. */
async function checkPassword(
  app: App,
  caller: Caller,
  password: string,
  passwordHash: string,
): Promise<boolean> {
  let isCounted = false;
  try {
    return await app.passwordTurns.take(
      caller.browser.isOwn ? firstLane : caller.network,
      async () => {
        await countGuesses(app, guessesOf(caller));
        isCounted = true;
      },
      async () => isPassword(password, passwordHash || (await absentUserHash())),
    );
  } catch (error) {
    if (isCounted) await takeBackGuesses(app, guessesOf(caller));
    throw error;
  }
}

/** After the right password: its tries are forgotten, the browser is known from now on, and a session begins. */
function letIn(
  app: App,
  caller: Caller,
  user: Row<'user'>,
): Promise<{ token: string; browserToken: string }> {
  return inTransaction(app.db, async (tx) => {
    await forgiveGuesses(app, tx, guessesOf(caller));
    const browserToken = await rememberBrowser(tx, caller.browser, user.id, app.now());
    return { token: await openSession({ ...app, db: tx }, user.id), browserToken };
  });
}

/**
 * Checks email and password and opens a session. Refuses 'wrong_credentials' without telling which of the two was
 * wrong, 'too_many_attempts' after repeated failures, 'overloaded' where too many sign in at once, and
 * 'demo_only_here' for a demo account from elsewhere.
 */
export async function signIn(
  { app, address, request, reply }: Context,
  username: string,
  password: string,
): Promise<UserInfo> {
  const email = username.toLowerCase();
  const user = await findUserByEmail(app.db, email);
  const browser = await identifyBrowser(app, request, user?.id);
  const caller = { email, network: networkOf(address), browser };
  const matches = await checkPassword(app, caller, password, user?.password_hash ?? '');
  if (!user || !matches || !user.is_active) throw new AppError('wrong_credentials');
  if (!mayUseAccount(app.env, user, request.raw)) {
    await takeBackGuesses(app, guessesOf(caller));
    throw new AppError('demo_only_here');
  }
  const { token, browserToken } = await letIn(app, caller, user);
  giveBrowserCookie(request, reply, browserToken);
  return describeUser({ ...user, roles: JSON.parse(user.roles) as string[] }, token);
}
