import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { hashToken } from '#server/auth/actor.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { canSignInWithoutAccounts } from '#server/features/session/linked-accounts.service.ts';
import * as identities from '#server/features/sign-in-others/identities.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Removes external accounts, and ends all sessions of their person except the calling one. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/**
 * Refuses with 'no_other_way' if people would remove their own last way to sign in. For other people, an administrator can
 * issue a password afterwards.
 */
export async function unlinkPerson(
  { app, db, actor, token = '' }: SignedInContext,
  { id, issuer }: InputOf<'POST /admin/person_unlink'>,
): Promise<Record<string, never>> {
  await inTransaction(db, async (tx) => {
    const removedIdentity = requireFound(await identities.deleteIdentity(tx, id, issuer));
    const isOwn = id === actor.id;
    if (isOwn && !(await canSignInWithoutAccounts(tx, requireFound(await identities.findUser(tx, id)))))
      throw new AppError('no_other_way');
    await identities.deleteOtherSessions(tx, id, hashToken(token));
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'person.unlink',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      before: removedIdentity,
    });
    publishAccessChange(app, tx, id);
  });
  return {};
}

export const unlinkOwn = (
  context: SignedInContext,
  { issuer }: InputOf<'POST /user/account_unlink'>,
): Promise<Record<string, never>> => unlinkPerson(context, { id: context.actor.id, issuer });
