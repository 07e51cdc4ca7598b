import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { userinfo } from '#contract/session.ts';
import { type Actor, hashToken } from '#server/auth/actor.ts';
import { type AttemptLimiter, createAttemptLimiter } from '#server/auth/attempt-limiter.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readSetting } from '#server/features/common/settings.service.ts';
import { hashPassword, isPassword } from '#server/features/session/passwords.ts';
import * as sessions from '#server/features/session/session.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App, Context } from '#server/http/context.ts';

type UserInfo = z.output<typeof userinfo>;

const sessionMs = 12 * 3_600_000;
const windowMs = 15 * 60_000;

type Limiters = { account: AttemptLimiter; address: AttemptLimiter };
const limitersOfApp = new WeakMap<App, Limiters>();

/** A whole class signs in from one address, so an address may fail more often than an account. */
function limitersOf(app: App): Limiters {
  const known = limitersOfApp.get(app);
  if (known) return known;
  const limiters = {
    account: createAttemptLimiter({ failures: 10, windowMs }),
    address: createAttemptLimiter({ failures: 200, windowMs }),
  };
  limitersOfApp.set(app, limiters);
  return limiters;
}

let absentHash: Promise<string> | undefined;

/** Verified against when the account does not exist, so that the answer takes as long as for one that does. */
function absentUserHash(): Promise<string> {
  absentHash ??= hashPassword(randomBytes(16).toString('hex'));
  return absentHash;
}

export function describeUser(actor: Actor, token: string): UserInfo {
  const { id, user_group, roles, name, nickname, nickname_eng, avatar } = actor;
  return {
    id,
    token,
    user_group,
    roles,
    name,
    nickname,
    nickname_eng,
    avatar,
    is_guest: actor.guest_courseware_id !== null,
  };
}

/** Opens a session for a person and returns its token. */
export async function openSession(app: App, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.now();
  const single = (await readSetting(app.db, 'single_session')) === '1';
  await inTransaction(app.db, async (tx) => {
    if (single) await sessions.supersedeSessions(tx, userId, now);
    await sessions.deleteSessionsOfUserExpiredBefore(tx, userId, now - sessionMs);
    await sessions.insertSession(tx, {
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + sessionMs,
      superseded_at: null,
    });
  });
  return token;
}

function toActor(row: Row<'user'>): Actor {
  return { ...row, roles: JSON.parse(row.roles) as string[] };
}

/**
 * Checks email and password and opens a session. Refuses 'wrong_credentials' without telling which of the
 * two was wrong, and 'too_many_attempts' after repeated failures.
 */
export async function signIn(
  { app, address }: Context,
  username: string,
  password: string,
): Promise<UserInfo> {
  const email = username.toLowerCase();
  const { account, address: addresses } = limitersOf(app);
  const now = app.now();
  const minutes = Math.max(account.minutesLocked(email, now), addresses.minutesLocked(address, now));
  if (minutes > 0) throw new AppError('too_many_attempts', { minutes });
  const user = await sessions.findUserByEmail(app.db, email);
  const matches = await isPassword(password, user?.password_hash ?? (await absentUserHash()));
  if (!user || !matches || !user.is_active) {
    account.fail(email, now);
    addresses.fail(address, now);
    throw new AppError('wrong_credentials');
  }
  account.clear(email);
  return describeUser(toActor(user), await openSession(app, user.id));
}
