import { hash } from 'node:crypto';
import { findSessionUser } from '#server/auth/session-user.repository.ts';
import { isFromThisMachine, type RequestSource } from '#server/auth/this-machine.ts';
import type { Db } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/http/app-error.ts';

/** The person a request comes from. */
export type Actor = {
  id: number;
  user_group: 'teacher' | 'student';
  roles: string[];
  name: string;
  nickname: string;
  nickname_eng: string;
  avatar: string;
  /** The one courseware a guest may work on; null for everybody else. */
  guest_courseware_id: number | null;
};

export function isAdmin(actor: Actor): boolean {
  return actor.roles.includes('admin');
}

/** Tokens are stored as this hash only, so that a copy of the database opens no session. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Everybody knows the password of demo accounts: others than this machine's users need DEMO=1, set by hand. */
export function mayUseAccount(env: Env, { is_demo }: { is_demo: number }, source: RequestSource): boolean {
  return is_demo === 0 || env.demoAsked || isFromThisMachine(source);
}

/** The person behind a token, or a refusal with one of the logged-out codes. */
export async function requireActor(
  app: { env: Env; db: Db; now: () => number },
  token: string | undefined,
  source: RequestSource,
): Promise<Actor> {
  if (!token || token.length > 200) throw new AppError('token_invalid');
  const session = await findSessionUser(app.db, hashToken(token));
  if (!session || !session.is_active) throw new AppError('token_invalid');
  if (!mayUseAccount(app.env, session, source)) throw new AppError('token_invalid');
  if (session.superseded_at !== null) throw new AppError('signed_in_elsewhere');
  if (session.expires_at <= app.now()) throw new AppError('token_expired');
  const { id, user_group, roles, name, nickname, nickname_eng, avatar, guest_courseware_id } = session;
  return {
    id,
    user_group,
    roles: JSON.parse(roles),
    name,
    nickname,
    nickname_eng,
    avatar,
    guest_courseware_id,
  };
}
