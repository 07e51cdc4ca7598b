import { hash } from 'node:crypto';
import Bowser from 'bowser';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AccessRefusal, AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { hashToken } from '#server/auth/actor.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { changeNicknames, cleanNickname } from '#server/features/profile/nicknames.service.ts';
import * as profiles from '#server/features/profile/profile.repository.ts';
import { canSignInWithoutAccounts, listAccounts } from '#server/features/session/linked-accounts.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** A person's own profile, and the browsers in which the person is signed in. */

/** Guests have no profile, because they exist only with their work. */
export function refuseGuests({ actor }: SignedInContext): void {
  if (actor.guest_courseware_id !== null) throw new AccessRefusal('not_allowed', actor.id, 'profile');
}

/** An id by which the person can choose a session. It reveals nothing about the token. */
const sessionId = (tokenHash: string): string =>
  hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 16);

function describeSession({ token_hash, created_at, user_agent }: Row<'session'>, currentHash: string) {
  const { browser, os } = user_agent === '' ? { browser: {}, os: {} } : Bowser.parse(user_agent);
  return {
    id: sessionId(token_hash),
    browser: [browser.name, os.name].filter(Boolean).join(' · '),
    signed_in_at: created_at,
    is_current: token_hash === currentHash,
  };
}

export async function readProfile(context: SignedInContext): Promise<ApiReply<'GET /user/profile'>> {
  refuseGuests(context);
  const { app, db, actor, token = '' } = context;
  const user = requireFound(await profiles.findProfile(db, actor.id));
  const { email, login_name, name, nickname, nickname_eng, avatar } = user;
  const sessions = await profiles.listSessions(db, actor.id, app.now());
  return {
    email: email ?? '',
    login_name: login_name ?? '',
    name,
    nickname,
    nickname_eng,
    avatar,
    wants_mail: app.env.mail && email && user.user_group === 'student' ? user.wants_mail === 1 : null,
    has_password: user.password_hash !== '',
    accounts: await listAccounts(app, actor.id),
    may_unlink: await canSignInWithoutAccounts(db, user),
    sessions: sessions.map((session) => describeSession(session, hashToken(token))),
  };
}

export async function saveProfile(
  context: SignedInContext,
  { nickname, nickname_eng, avatar, wants_mail }: ParsedInputOf<Api['POST /user/profile_save']>,
): Promise<void> {
  refuseGuests(context);
  const { app, db, actor } = context;
  const cleanedNames = {
    ...(nickname !== undefined && { nickname: cleanNickname(nickname, 'nickname') }),
    ...(nickname_eng !== undefined && { nickname_eng: cleanNickname(nickname_eng, 'nickname_eng') }),
  };
  await inTransaction(db, async (tx) => {
    await changeNicknames(tx, actor, cleanedNames, app.now());
    await profiles.updateProfile(tx, actor.id, {
      avatar,
      ...(wants_mail !== undefined && { wants_mail: wants_mail ? 1 : 0 }),
    });
  });
}

/** Signs out one other browser, or all others. Their live connections end at once. */
export async function endOtherSessions(
  context: SignedInContext,
  { session }: ParsedInputOf<Api['POST /user/sign_out_elsewhere']>,
): Promise<ApiReply<'POST /user/sign_out_elsewhere'>> {
  refuseGuests(context);
  const { app, actor, token = '' } = context;
  const currentHash = hashToken(token);
  const endedCount = await inTransaction(app.db, async (tx) => {
    publishAccessChange(app, tx, actor.id);
    if (session === 'others') return profiles.deleteSessions(tx, actor.id, { but: currentHash });
    const ownSessions = await profiles.listSessions(tx, actor.id, app.now());
    const tokenHashes = ownSessions.flatMap(({ token_hash }) =>
      token_hash !== currentHash && sessionId(token_hash) === session ? [token_hash] : [],
    );
    if (tokenHashes.length === 0) throw new AppError('not_found');
    return profiles.deleteSessions(tx, actor.id, { hashes: tokenHashes });
  });
  return { ended: endedCount };
}
