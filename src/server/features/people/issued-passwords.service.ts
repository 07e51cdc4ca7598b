import { randomInt } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { refuseOwnAccount } from '#server/features/people/change-person.service.ts';
import { signInNameOf } from '#server/features/people/describe-person.ts';
import * as memberships from '#server/features/people/memberships.repository.ts';
import * as people from '#server/features/people/people.repository.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Issues passwords. They are readable only in the reply to the person who issues them, and stored as hashes. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type IssuedPasswords = ApiReply<'POST /admin/password_issue'>;

/** No vowels, to avoid words, and no characters that look alike. 9 of 27 characters have 42.8 bits. */
const passwordCharacters = '23456789bcdfghjkmnpqrstvwxz';
const passwordLength = 9;

/** A password that is easy to read and type, with more than 40 bits. */
export function createPassword(): string {
  return Array.from(
    { length: passwordLength },
    () => passwordCharacters[randomInt(passwordCharacters.length)],
  ).join('');
}

async function hashInQueue({ app, actor }: SignedInContext, password: string): Promise<string> {
  return app.passwordQueue.run(
    `user ${actor.id}`,
    async () => undefined,
    () => hashPassword(password),
  );
}

/** Refuses the whole call if one of the people may not get a password. */
function refuseUnfitPeople(rows: readonly Row<'user'>[], ids: readonly number[]): void {
  if (rows.length < new Set(ids).size) throw new AppError('not_found');
  for (const { is_active, is_demo, name, email, login_name } of rows) {
    if (is_active === 0) throw new AppError('person_closed', { name });
    if (is_demo === 1) throw new AppError('demo_password');
    if (!email && !login_name) throw new AppError('sign_in_name_missing');
  }
}

async function replacePasswords(context: SignedInContext, rows: readonly Row<'user'>[], classId?: number) {
  const { app, db, actor } = context;
  const passwordByPerson = new Map<number, { password: string; hash: string }>();
  for (const { id } of rows) {
    const password = createPassword();
    passwordByPerson.set(id, { password, hash: await hashInQueue(context, password) });
  }
  await inTransaction(db, async (tx) => {
    for (const [id, { hash }] of passwordByPerson)
      await people.updatePerson(tx, id, { password_hash: hash, password_issued: 1 });
    await people.deleteSessionsOf(tx, [...passwordByPerson.keys()]);
    const auditEntries = [...passwordByPerson.keys()].map((id) => ({
      at: app.now(),
      actor_id: actor.id,
      action: 'person.password' as const,
      subject_kind: 'user' as const,
      subject_id: id,
      user_id: id,
      ...(classId !== undefined && { class_id: classId }),
    }));
    await recordAudit(tx, ...auditEntries);
    publishAccessChange(app, tx, ...passwordByPerson.keys());
  });
  return passwordByPerson;
}

async function issueCards(
  context: SignedInContext,
  ids: readonly number[],
  classId?: number,
): Promise<IssuedPasswords> {
  const rows = await people.listPeopleByIds(context.db, ids);
  refuseUnfitPeople(rows, ids);
  const passwordByPerson = await replacePasswords(context, rows, classId);
  const classes = await memberships.listCurrentClasses(context.db, ids);
  const cards = rows.map((row) => {
    const classOfPerson = classes.find(({ user_id }) => user_id === row.id);
    return {
      id: row.id,
      name: row.name,
      class_name: classOfPerson?.class_name ?? '',
      class_number: classOfPerson?.class_number ?? null,
      sign_in_name: signInNameOf(row),
      password: passwordByPerson.get(row.id)?.password ?? '',
    };
  });
  return { cards: cards.toSorted((a, b) => (a.class_number ?? 0) - (b.class_number ?? 0)) };
}

export async function issuePasswords(
  context: SignedInContext,
  { ids }: InputOf<'POST /admin/password_issue'>,
): Promise<IssuedPasswords> {
  for (const id of ids) refuseOwnAccount(context, id);
  return issueCards(context, ids);
}

/** For teachers of the class; issues passwords only to its students. */
export async function issueStudentPasswords(
  context: SignedInContext,
  { class_id, ids }: InputOf<'POST /teacher/password_issue'>,
): Promise<IssuedPasswords> {
  await authorize(context, 'student_password.issue', { class_id });
  const members = await memberships.listMemberships(context.db, ids, class_id);
  if (members.length < new Set(ids).size) throw new AppError('not_found');
  return issueCards(context, ids, class_id);
}
