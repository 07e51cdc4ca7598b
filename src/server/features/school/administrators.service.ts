import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { requireGoodPassword } from '#server/features/profile/password-rules.service.ts';
import * as accounts from '#server/features/school/administrators.repository.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import type { App } from '#server/http/context.ts';

/** Creates and repairs accounts without a signed-in person: in the first run, and for technicians on this machine. */

/** `isIssued`: somebody else chose the password, so the person changes it at the first sign-in. */
type GivenPassword = { password: string; isIssued: boolean };

export type NewAdministrator = GivenPassword & { email: string; name: string };

const passwordColumns = async ({ password, isIssued }: GivenPassword) => ({
  password_hash: await hashPassword(password),
  password_issued: isIssued ? (1 as const) : (0 as const),
});

/** Checks the typed values and returns them in stored form. Refuses as `requireGoodPassword`. */
export async function prepareAdministrator(db: Db, given: NewAdministrator) {
  const email = given.email.trim().toLowerCase();
  const name = given.name.trim();
  if (!given.isIssued) await requireGoodPassword(db, given.password, { email, name });
  return { email, name, ...(await passwordColumns(given)) };
}

type Prepared = Awaited<ReturnType<typeof prepareAdministrator>>;

/**
 * Stores an administrator and returns the id. `actor_id` is undefined if they create their own account. Refuses
 * 'email_taken'.
 */
export async function insertAdministrator(
  tx: Db,
  { email, ...person }: Prepared,
  { at, actor_id }: { at: number; actor_id: number | null | undefined },
): Promise<number> {
  if (await accounts.findAccount(tx, email)) throw new AppError('email_taken');
  const roles = ['teacher', 'admin'];
  const id = await accounts.insertPerson(tx, {
    ...person,
    email,
    nickname: person.name,
    nickname_eng: '',
    avatar: '',
    user_group: 'teacher',
    roles: JSON.stringify(roles),
    language: '',
    is_active: 1,
    guest_courseware_id: null,
    created_at: at,
  });
  await recordAudit(tx, {
    at,
    actor_id: actor_id === undefined ? id : actor_id,
    action: 'person.add',
    subject_kind: 'user',
    subject_id: id,
    user_id: id,
    after: { name: person.name, email, roles },
  });
  return id;
}

/** Creates an administrator. Refuses 'email_taken' and as `requireGoodPassword`. */
export async function createAdministrator(app: App, given: NewAdministrator): Promise<number> {
  const prepared = await prepareAdministrator(app.db, given);
  return inTransaction(app.db, (tx) => insertAdministrator(tx, prepared, { at: app.now(), actor_id: null }));
}

/**
 * Gives a person another password and ends all their sessions. Returns their name. Refuses 'not_found',
 * 'demo_password' and as `requireGoodPassword`.
 */
export async function resetPassword(app: App, account: string, given: GivenPassword): Promise<string> {
  const person = await accounts.findAccount(app.db, account.trim().toLowerCase());
  if (!person) throw new AppError('not_found');
  if (person.is_demo === 1) throw new AppError('demo_password');
  if (!given.isIssued) await requireGoodPassword(app.db, given.password, person);
  const change = await passwordColumns(given);
  await inTransaction(app.db, async (tx) => {
    await accounts.replacePassword(tx, person.id, change);
    await accounts.endSessions(tx, person.id);
    await recordAudit(tx, {
      at: app.now(),
      actor_id: null,
      action: 'person.password',
      subject_kind: 'user',
      subject_id: person.id,
      user_id: person.id,
    });
  });
  publishAccessChange(app, person.id);
  return person.name;
}
