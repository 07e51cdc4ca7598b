import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { requireGoodPassword } from '#server/features/profile/password-rules.service.ts';
import * as accounts from '#server/features/school/administrators.repository.ts';
import { insertAdministrator } from '#server/features/school/administrators.service.ts';
import {
  type GivenPassword,
  type NewAdministrator,
  prepareAdministrator,
  toPasswordColumns,
} from '#server/features/school/prepare-administrator.service.ts';

/** Creates an administrator without a signed-in person. Refuses with 'email_taken' and as `requireGoodPassword`. */
export async function createAdministrator(app: App, administrator: NewAdministrator): Promise<number> {
  const preparedAdministrator = await prepareAdministrator(app.db, administrator);
  return inTransaction(app.db, (tx) =>
    insertAdministrator(tx, preparedAdministrator, { at: app.now(), actor_id: null }),
  );
}

/**
 * Gives a person another password and ends all their sessions. Returns their name. Refuses with 'not_found',
 * 'demo_password' and as `requireGoodPassword`.
 */
export async function resetPassword(
  app: App,
  account: string,
  givenPassword: GivenPassword,
): Promise<string> {
  const person = await accounts.findAccount(app.db, account.trim().toLowerCase());
  if (!person) throw new AppError('not_found');
  if (person.is_demo === 1) throw new AppError('demo_password');
  if (!givenPassword.isIssued) await requireGoodPassword(app.db, givenPassword.password, person);
  const newPasswordColumns = await toPasswordColumns(givenPassword);
  await inTransaction(app.db, async (tx) => {
    await accounts.replacePassword(tx, person.id, newPasswordColumns);
    await accounts.endSessions(tx, person.id);
    await recordAudit(tx, {
      at: app.now(),
      actor_id: null,
      action: 'person.password',
      subject_kind: 'user',
      subject_id: person.id,
      user_id: person.id,
    });
    publishAccessChange(app, tx, person.id);
  });
  return person.name;
}
