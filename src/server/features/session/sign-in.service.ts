import { randomBytes } from 'node:crypto';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { mayUseAccount, toActor } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
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
import { firstLane } from '#server/fair-queue.ts';
import { requirePasswordAllowed } from '#server/features/session/linked-accounts.service.ts';
import { hashPassword, isPassword } from '#server/features/session/passwords.service.ts';
import { findUserBySignInName } from '#server/features/session/session.repository.ts';
import { describeUser, openSession, type UserInfo } from '#server/features/session/session.service.ts';
import { normalizeSignInName } from '#server/features/session/sign-in-name.ts';
import type { RequestContext } from '#server/http/context.ts';

/**
 * Signs in with a password. Limits guesses per account and address, and per account over all addresses. A browser where
 * the person has signed in before has its own counter, so that strangers' guesses never make it wait.
 */

/**
 * Limits wrong passwords for one account from one address. The wait is short, because a whole school may share the
 * address: a guesser there must not keep the person waiting who has the right password in a new browser.
 */
const ruleForNetwork: GuessRule = { ...passwordRule, maxWaitMs: 8_000 };

/**
 * Limits wrong passwords for one account, counted over all unknown browsers. The wait is short, because somebody else
 * may be guessing.
 */
const ruleForAllNetworks: GuessRule = { ...passwordRule, freeTries: 100, maxWaitMs: 30_000 };

/** `account`: the person's id, so that two sign-in names share one counter; for unknown accounts the typed name. */
type GuessSource = { account: string; network: string; browser: Browser };

/** The counters of a guess; the first one belongs to the caller alone. */
function guessesOf({ account, network, browser }: GuessSource): [Guess, ...Guess[]] {
  if (browser.isOwn) return [{ key: guessKey('browser', account, browser.hash), rule: passwordRule }];
  return [
    { key: guessKey('address', account, network), rule: ruleForNetwork },
    { key: guessKey('account', account), rule: ruleForAllNetworks },
  ];
}

let unknownAccountHash: Promise<string> | undefined;

/** Verified for unknown accounts, so that the response takes as long as for existing ones. */
function readUnknownAccountHash(): Promise<string> {
  unknownAccountHash ??= hashPassword(randomBytes(16).toString('hex'));
  return unknownAccountHash;
}

/** Counts the guess, then waits for its turn to compare. The guess is uncounted if comparing fails. */
async function checkPassword(
  app: App,
  guessSource: GuessSource,
  password: string,
  passwordHash: string,
): Promise<boolean> {
  let isCounted = false;
  try {
    return await app.passwordQueue.run(
      guessSource.browser.isOwn ? firstLane : guessSource.network,
      async () => {
        await countGuesses(app, guessesOf(guessSource));
        isCounted = true;
      },
      async () => isPassword(password, passwordHash || (await readUnknownAccountHash())),
    );
  } catch (error) {
    if (isCounted) await undoGuesses(app, guessesOf(guessSource));
    throw error;
  }
}

/** After the right password: resets its counters, remembers the browser and starts a session. */
function openSessionAfterSignIn(
  app: App,
  guessSource: GuessSource,
  user: Row<'user'>,
  userAgent: string | undefined,
): Promise<{ token: string; browserToken: string }> {
  return inTransaction(app.db, async (tx) => {
    await forgetGuesses(app, tx, guessesOf(guessSource));
    const browserToken = await rememberBrowser(tx, guessSource.browser, user.id, app.now());
    return { token: await openSession(app, user.id, userAgent, tx), browserToken };
  });
}

/**
 * Checks sign-in name and password and starts a session. Refuses with 'wrong_credentials' without telling which was wrong,
 * 'too_many_attempts' after repeated failures, 'overloaded' if too many people sign in at once, and 'demo_only_here' for
 * a demo account from another computer.
 */
export async function signIn(
  { app, address, request, reply }: RequestContext,
  username: string,
  password: string,
): Promise<UserInfo> {
  const name = normalizeSignInName(username);
  const user = await findUserBySignInName(app.db, name);
  const browser = await identifyBrowser(app, request, user?.id);
  const account = user ? `user ${user.id}` : name;
  const guessSource = { account, network: networkOf(address), browser };
  const isRightPassword = await checkPassword(app, guessSource, password, user?.password_hash ?? '');
  if (!user || !isRightPassword || !user.is_active) throw new AppError('wrong_credentials');
  if (!mayUseAccount(app.env, user, request.raw)) {
    await undoGuesses(app, guessesOf(guessSource));
    throw new AppError('demo_only_here');
  }
  await requirePasswordAllowed(app, user).catch(async (refusal: unknown) => {
    await undoGuesses(app, guessesOf(guessSource));
    throw refusal;
  });
  const { token, browserToken } = await openSessionAfterSignIn(
    app,
    guessSource,
    user,
    request.headers['user-agent'],
  );
  setBrowserCookie(request, reply, browserToken);
  return describeUser(toActor(user), token);
}
