import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { userinfo } from '#contract/session.ts';
import type { App } from '#server/app.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { type Actor, hashToken } from '#server/auth/actor.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readSettings } from '#server/database/settings.ts';
import * as sessions from '#server/features/session/session.repository.ts';
import { normalizeSignInName } from '#server/features/session/sign-in-name.ts';

export type UserInfo = z.output<typeof userinfo>;

const hourMs = 3_600_000;
/** How long ended sessions stay stored, so that their browsers can be told that they have ended. */
const endedSessionKeptMs = 12 * hourMs;
const userAgentMaxLength = 300;

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
    must_change_password: actor.must_change_password ?? false,
  };
}

/** Ends a session. Returns the id of its person; undefined if there was no such session. */
export function endSession(app: App, tokenHash: string): Promise<number | undefined> {
  return inTransaction(app.db, async (tx) => {
    const userId = await sessions.deleteSession(tx, tokenHash);
    if (userId !== undefined) publishAccessChange(app, tx, userId);
    return userId;
  });
}

/** Starts a session for a person and returns its token. `userAgent`: the browser's name for itself. */
export async function openSession(
  app: App,
  userId: number,
  userAgent = '',
  db: Db = app.db,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.now();
  const { single_session, session_hours } = await readSettings(db, ['single_session', 'session_hours']);
  const isSingleSession = single_session === '1';
  const sessionMs = Number(session_hours) * hourMs;
  await inTransaction(db, async (tx) => {
    if (isSingleSession) await sessions.supersedeSessions(tx, userId, now);
    await sessions.deleteSessionsOfUserExpiredBefore(tx, userId, now - endedSessionKeptMs);
    await sessions.insertSession(tx, {
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + sessionMs,
      superseded_at: null,
      used_at: now,
      user_agent: userAgent.slice(0, userAgentMaxLength),
    });
    if (isSingleSession) publishAccessChange(app, tx, userId);
  });
  return token;
}

/** The person with this sign-in name as it was typed, also if the account is closed. */
export function findSignInUser(db: App['db'], name: string) {
  return sessions.findUserBySignInName(db, normalizeSignInName(name));
}
