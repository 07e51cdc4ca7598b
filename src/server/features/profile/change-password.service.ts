import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { hashToken } from '#server/auth/actor.ts';
import { passwordRule } from '#server/auth/guess-rule.ts';
import { countGuesses, guessKey, undoGuesses } from '#server/auth/guessing.ts';
import { inTransaction } from '#server/database/database.ts';
import { requireGoodPassword } from '#server/features/profile/password-rules.service.ts';
import * as profiles from '#server/features/profile/profile.repository.ts';
import { refuseGuests } from '#server/features/profile/profile.service.ts';
import { hashPassword, isPassword } from '#server/features/session/passwords.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Changes the own password. */

/** Refuses with 'wrong_password'. The try is counted before the password is compared. */
async function requireOldPassword(
  { app, actor }: SignedInContext,
  givenPassword: string,
  hash: string,
): Promise<void> {
  const guesses = [{ key: guessKey('own password', String(actor.id)), rule: passwordRule }];
  const isRight = await app.passwordQueue.run(
    `user ${actor.id}`,
    () => countGuesses(app, guesses),
    () => isPassword(givenPassword, hash),
  );
  if (!isRight) throw new AppError('wrong_password');
  await undoGuesses(app, guesses);
}

/**
 * Signs out all other browsers. Refuses with 'wrong_password', 'password_too_short', 'common_password', 'password_unchanged',
 * 'demo_password' and, after repeated failures, 'too_many_attempts'.
 */
export async function changePassword(
  context: SignedInContext,
  { old_password, new_password }: ParsedInputOf<Api['POST /user/password']>,
): Promise<void> {
  refuseGuests(context);
  const { app, db, actor, token = '' } = context;
  const user = requireFound(await profiles.findProfile(db, actor.id));
  if (user.is_demo === 1) throw new AppError('demo_password');
  await requireOldPassword(context, old_password, user.password_hash);
  if (user.password_issued === 1 && new_password === old_password) throw new AppError('password_unchanged');
  await requireGoodPassword(db, new_password, user);
  const password_hash = await hashPassword(new_password);
  await inTransaction(app.db, async (tx) => {
    await profiles.updateProfile(tx, actor.id, { password_hash, password_issued: 0 });
    await profiles.deleteSessions(tx, actor.id, { but: hashToken(token) });
    publishAccessChange(app, tx, actor.id);
  });
}
