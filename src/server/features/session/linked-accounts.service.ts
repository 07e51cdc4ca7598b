import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { hasIdentity } from '#server/features/session/session.repository.ts';

/** Whether people have accounts elsewhere, and what that means for their password. */

/** With `issuer`: an account there. */
export const isLinked = (db: Db, userId: number, issuer?: string): Promise<boolean> =>
  hasIdentity(db, userId, issuer);

/** Refuses the password of a person who has an account elsewhere, where the school wants that. Administrators keep theirs. */
export async function requirePasswordAllowed(
  db: Db,
  { id, roles }: { id: number; roles: string },
): Promise<void> {
  if ((await readSetting(db, 'password_sign_in')) === '1' || roles.includes('"admin"')) return;
  if (await isLinked(db, id)) throw new AppError('password_switched_off');
}
