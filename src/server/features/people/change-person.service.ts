import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { type Db, inTransaction, type Tx } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { isAdminRow, rolesOf } from '#server/features/people/describe-person.ts';
import * as people from '#server/features/people/people.repository.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Adds people and changes their names and rights. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type SignInNames = { email: string | null; login_name: string | null };

/**
 * Refuses sign-in names that another person has. `id`: the person who is to get them; absent for a new one.
 */
async function refuseTakenNames(db: Db, { email, login_name }: SignInNames, id?: number): Promise<void> {
  const personWithEmail = email && (await people.findOtherWithName(db, 'email', email, id));
  if (personWithEmail) throw new AppError('email_taken');
  const personWithLoginName =
    login_name && (await people.findOtherWithName(db, 'login_name', login_name, id));
  if (personWithLoginName) throw new AppError('login_name_taken', { name: personWithLoginName.name });
}

function requireSignInName({ email, login_name }: SignInNames): void {
  if (!email && !login_name) throw new AppError('sign_in_name_missing');
}

/** Stores a person. If two people are given the same name at the same moment, the database refuses the second. */
async function storeWithFreeNames<T>(
  db: Db,
  names: SignInNames,
  storePerson: (tx: Tx) => Promise<T>,
  id?: number,
): Promise<T> {
  await refuseTakenNames(db, names, id);
  try {
    return await inTransaction(db, storePerson);
  } catch (error) {
    await refuseTakenNames(db, names, id);
    throw error;
  }
}

/**
 * Refuses if the school would lose its last administrator. The acting person is one, but two may act at the same
 * time.
 */
export async function requireRemainingAdmin(tx: Tx, leavingId: number): Promise<void> {
  const admins = await people.lockAdmins(tx);
  if (!admins.some((id) => id !== leavingId)) throw new AppError('last_admin');
}

/** Prevents administrators from locking themselves out by accident. */
export function refuseOwnAccount({ actor }: SignedInContext, id: number): void {
  if (actor.id === id) throw new AppError('own_account');
}

export async function addPerson(
  { app, db, actor }: SignedInContext,
  { user_group, is_admin, email, login_name, ...nameFields }: InputOf<'POST /admin/person_add'>,
): Promise<{ id: number }> {
  if (is_admin && user_group !== 'teacher') throw new AppError('only_teachers_administer');
  const signInNames = { email: email || null, login_name: login_name || null };
  requireSignInName(signInNames);
  const id = await storeWithFreeNames(db, signInNames, async (tx) => {
    const addedId = await people.insertPerson(tx, {
      ...nameFields,
      ...signInNames,
      avatar: '',
      user_group,
      roles: rolesOf(user_group, is_admin),
      password_hash: '',
      language: '',
      is_active: 1,
      guest_courseware_id: null,
      created_at: app.now(),
    });
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'person.add',
      subject_kind: 'user',
      subject_id: addedId,
      user_id: addedId,
      after: { user_group, is_admin, ...nameFields, ...signInNames },
    });
    return addedId;
  });
  await indexPeople(db);
  return { id };
}

type PersonChange = Omit<InputOf<'POST /admin/person_save'>, 'id'>;

/** The columns that change, with their values before and after. */
function compareColumns(row: Row<'user'>, { is_admin, email, login_name, ...otherColumns }: PersonChange) {
  const newValues: Partial<Row<'user'>> = {
    ...otherColumns,
    ...(email !== undefined && { email: email || null }),
    ...(login_name !== undefined && { login_name: login_name || null }),
    ...(is_admin !== undefined && { roles: rolesOf(row.user_group, is_admin) }),
  };
  const changedColumns = (Object.keys(newValues) as (keyof typeof newValues)[]).filter(
    (column) => newValues[column] !== undefined && newValues[column] !== row[column],
  );
  const pickChanged = (person: Partial<Row<'user'>>) =>
    Object.fromEntries(changedColumns.map((column) => [column, person[column]]));
  return { before: pickChanged(row), after: pickChanged(newValues) as Partial<Row<'user'>> };
}

export async function savePerson(
  context: SignedInContext,
  { id, ...change }: InputOf<'POST /admin/person_save'>,
): Promise<Record<string, never>> {
  const { app, db, actor } = context;
  const storeChange = async (tx: Tx): Promise<void> => {
    await lockRows(tx, 'user', [id]);
    const row = requireFound(await people.findPerson(tx, id));
    const { before, after } = compareColumns(row, change);
    if (Object.keys(after).length === 0) return;
    requireSignInName({ ...row, ...after });
    const hasNewRoles = after.roles !== undefined;
    if (hasNewRoles) {
      refuseOwnAccount(context, id);
      if (row.user_group !== 'teacher') throw new AppError('only_teachers_administer');
      if (isAdminRow(row)) await requireRemainingAdmin(tx, id);
    }
    await people.updatePerson(tx, id, { ...after, search_text: null });
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: hasNewRoles ? 'person.roles' : 'person.change',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      before,
      after,
    });
    if (hasNewRoles) publishAccessChange(app, tx, id);
  };
  const names = { email: change.email || null, login_name: change.login_name || null };
  await storeWithFreeNames(db, names, storeChange, id);
  await indexPeople(db);
  return {};
}
