import { randomBytes } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { type GuessRule, passwordRule } from '#server/auth/guess-rule.ts';
import { countGuesses, guessKey } from '#server/auth/guessing.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { hasPeople } from '#server/features/school/setup.repository.ts';
import type { RequestContext } from '#server/http/context.ts';

/**
 * The token in the one-time address of the first run. Only its hash is stored; it becomes invalid when it is used or
 * a new one is made.
 */

const setupRule: GuessRule = { ...passwordRule, freeTries: 30 };

/** Makes a new token and invalidates the previous one. */
export async function makeSetupToken(db: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await writeSetting(db, 'setup_token', hashToken(token));
  return token;
}

/** Whether a school without people waits for its first administrator. */
export async function waitsForSetup(db: Db): Promise<boolean> {
  return (await readSetting(db, 'setup_token')) !== '' && !(await hasPeople(db));
}

/**
 * Refuses with 'setup_refused' unless the token is the stored one, and 'too_many_attempts' after wrong ones from the same
 * network. Runs one query; only wrong tokens are counted, because 256 bits cannot be guessed.
 */
export async function requireSetupToken({ app, db, address }: RequestContext, token: string): Promise<void> {
  const storedHash = await readSetting(db, 'setup_token');
  if (storedHash !== '' && storedHash === hashToken(token)) return;
  await countGuesses(app, [{ key: guessKey('setup', networkOf(address)), rule: setupRule }]);
  throw new AppError('setup_refused');
}
