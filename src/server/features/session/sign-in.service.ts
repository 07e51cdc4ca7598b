import { randomBytes } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { mayUseAccount, toActor } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { firstLane } from '#server/auth/fair-queue.ts';
import { type GuessRule, passwordRule } from '#server/auth/guess-rule.ts';
import { countGuesses, forgetGuesses, type Guess, guessKey, undoGuesses } from '#server/auth/guessing.ts';
import {
  type Browser,
  identifyBrowser,
  rememberBrowser,
  setBrowserCookie,
} from '#server/auth/known-browser.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { requirePasswordAllowed } from '#server/features/session/linked-accounts.service.ts';
import { hashPassword, isPassword } from '#server/features/session/passwords.service.ts';
import { findUserBySignInName } from '#server/features/session/session.repository.ts';
import { describeUser, openSession, type UserInfo } from '#server/features/session/session.service.ts';
import type { App, Context } from '#server/http/context.ts';

/**
 * Signs in with a password. Limits guesses per account and address, and per account over all addresses. A browser where
 * the person has signed in before has its own counter, so that strangers' guesses never make it wait.
 */

/** Per account, from all unknown browsers. The wait is short, because somebody else may have caused it. */
const ruleForAllNetworks: GuessRule = { ...passwordRule, free: 100, maxWaitMs: 30_000 };

/** `account`: the person's id, so that two sign-in names share one counter; for unknown accounts the typed name. */
type Caller = { account: string; network: string; browser: Browser };

/** The counters of a guess; the first one belongs to the caller alone. */
function guessesOf({ account, network, browser }: Caller): [Guess, ...Guess[]] {
  if (browser.isOwn) return [{ key: guessKey('browser', account, browser.hash), rule: passwordRule }];
  return [
    { key: guessKey('address', account, network), rule: passwordRule },
    { key: guessKey('account', account), rule: ruleForAllNetworks },
  ];
}

let absentHash: Promise<string> | undefined;

/** Verified for unknown accounts, so that the response takes as long as for existing ones. */
function absentUserHash(): Promise<string> {
  absentHash ??= hashPassword(randomBytes(16).toString('hex'));
  return absentHash;
}

/** Counts the guess, then waits for its turn to compare. The guess is uncounted if comparing fails. */
async function checkPassword(
  app: App,
  caller: Caller,
  password: string,
  passwordHash: string,
): Promise<boolean> {
  let isCounted = false;
  try {
    return await app.passwordQueue.run(
      caller.browser.isOwn ? firstLane : caller.network,
      async () => {
        await countGuesses(app, guessesOf(caller));
        isCounted = true;
      },
      async () => isPassword(password, passwordHash || (await absentUserHash())),
    );
  } catch (error) {
    if (isCounted) await undoGuesses(app, guessesOf(caller));
    throw error;
  }
}

/** After the right password: resets its counters, remembers the browser and starts a session. */
function openSessionAfterSignIn(
  app: App,
  caller: Caller,
  user: Row<'user'>,
  userAgent: string | undefined,
): Promise<{ token: string; browserToken: string }> {
  return inTransaction(app.db, async (tx) => {
    await forgetGuesses(app, tx, guessesOf(caller));
    const browserToken = await rememberBrowser(tx, caller.browser, user.id, app.now());
    return { token: await openSession({ ...app, db: tx }, user.id, userAgent), browserToken };
  });
}

/**
 * Checks sign-in name and password and starts a session. Refuses 'wrong_credentials' without telling which was wrong,
 * 'too_many_attempts' after repeated failures, 'overloaded' if too many people sign in at once, and 'demo_only_here' for
 * a demo account from another computer.
 */
export async function signIn(
  { app, address, request, reply }: Context,
  username: string,
  password: string,
): Promise<UserInfo> {
  const name = username.toLowerCase();
  const user = await findUserBySignInName(app.db, name);
  const browser = await identifyBrowser(app, request, user?.id);
  const account = user ? `user ${user.id}` : name;
  const caller = { account, network: networkOf(address), browser };
  const matches = await checkPassword(app, caller, password, user?.password_hash ?? '');
  if (!user || !matches || !user.is_active) throw new AppError('wrong_credentials');
  if (!mayUseAccount(app.env, user, request.raw)) {
    await undoGuesses(app, guessesOf(caller));
    throw new AppError('demo_only_here');
  }
  await requirePasswordAllowed(app, user).catch(async (refusal: unknown) => {
    await undoGuesses(app, guessesOf(caller));
    throw refusal;
  });
  const { token, browserToken } = await openSessionAfterSignIn(
    app,
    caller,
    user,
    request.headers['user-agent'],
  );
  setBrowserCookie(request, reply, browserToken);
  return describeUser(toActor(user), token);
}
