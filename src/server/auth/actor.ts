import { hash } from 'node:crypto';
import type { UserGroup } from '#contract/choices.ts';
import { idleLimitMs, presenceEveryMs } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import { findSessionUser, recordSessionUse } from '#server/auth/session-user.repository.ts';
import { isFromThisMachine, type RequestSource } from '#server/auth/this-machine.ts';
import type { Db } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';

/** The person who sent a request. */
export type Actor = {
  id: number;
  user_group: UserGroup;
  roles: string[];
  name: string;
  nickname: string;
  nickname_eng: string;
  avatar: string;
  /** The one courseware a guest may work on; null for everybody else. */
  guest_courseware_id: number | null;
  /** Whether the password was issued by somebody else; absent means no. */
  must_change_password?: boolean;
};

export function isAdmin(actor: Actor): boolean {
  return actor.roles.includes('admin');
}

/** Tokens are stored as this hash only, so that a copy of the database opens no session. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * Demo accounts work on this machine only, unless DEMO=1 was set by hand. What a client sends about that is no proof, so
 * their password is random, too (`demo-password.service.ts`).
 */
export function mayUseAccount(env: Env, { is_demo }: { is_demo: number }, source: RequestSource): boolean {
  return is_demo === 0 || env.demoForced || isFromThisMachine(source);
}

/** The server learns of the last input up to two reports late, and must not end a session before the browser does. */
const sessionIdleMs = idleLimitMs + 2 * presenceEveryMs;

type ActorColumns = Omit<Actor, 'roles' | 'must_change_password'> & {
  roles: string;
  password_issued: number;
};

export function toActor(row: ActorColumns): Actor {
  const { id, user_group, name, nickname, nickname_eng, avatar, guest_courseware_id } = row;
  return {
    id,
    user_group,
    roles: JSON.parse(row.roles),
    name,
    nickname,
    nickname_eng,
    avatar,
    guest_courseware_id,
    must_change_password: row.password_issued === 1,
  };
}

type SessionApp = { env: Env; db: Db; now: () => number };
type OpenSession = { user_group: Actor['user_group']; used_at: number };

/** Students may think or listen for an hour, so only `session_hours` ends their sessions. */
function isExemptFromIdleLimit({ user_group }: OpenSession): boolean {
  return user_group === 'student';
}

/** Records the use of a session. A full disk must not refuse a call that only reads. */
async function recordUse({ db, now }: SessionApp, tokenHash: string, session: OpenSession): Promise<void> {
  const recordedBefore = now() - presenceEveryMs;
  if (isExemptFromIdleLimit(session) || session.used_at > recordedBefore) return;
  await recordSessionUse(db, tokenHash, now(), recordedBefore).catch(() => undefined);
}

type ActorOptions = {
  isWatching?: boolean;
  /** Also accepts a person who has to change an issued password first. */
  allowsIssuedPassword?: boolean;
};

/**
 * The person of a token. Refuses with one of the logged-out codes. A teacher's session ends an hour after its last use;
 * `isWatching`: a stream that continues by itself does not count as use. Refuses with 'password_must_change' while the
 * password is one that somebody else issued.
 */
export async function requireActor(
  app: SessionApp,
  token: string | undefined,
  source: RequestSource,
  options: ActorOptions = {},
): Promise<Actor> {
  if (!token || token.length > 200) throw new AppError('token_invalid');
  return requireActorOfSession(app, hashToken(token), source, options);
}

/** As `requireActor`, but takes the hash of the token. */
export async function requireActorOfSession(
  app: SessionApp,
  tokenHash: string,
  source: RequestSource,
  { isWatching = false, allowsIssuedPassword = false }: ActorOptions = {},
): Promise<Actor> {
  const session = await findSessionUser(app.db, tokenHash);
  if (!session || !session.is_active) throw new AppError('token_invalid');
  if (!mayUseAccount(app.env, session, source)) throw new AppError('token_invalid');
  if (session.superseded_at !== null) throw new AppError('signed_in_elsewhere');
  const isIdle = !isExemptFromIdleLimit(session) && session.used_at <= app.now() - sessionIdleMs;
  if (isIdle || session.expires_at <= app.now()) throw new AppError('token_expired');
  if (!isWatching) await recordUse(app, tokenHash, session);
  if (session.password_issued === 1 && !allowsIssuedPassword) throw new AppError('password_must_change');
  return toActor(session);
}
