import type { PasswordState, UserGroup } from '#contract/choices.ts';
import type { Row } from '#server/database/schema.ts';

/** Describes people for replies, without the hash of their password. */

export function passwordStateOf({
  password_hash,
  password_issued,
}: Pick<Row<'user'>, 'password_hash' | 'password_issued'>): PasswordState {
  if (password_hash === '') return 'none';
  return password_issued === 1 ? 'issued' : 'own';
}

export const isAdminRow = ({ roles }: Pick<Row<'user'>, 'roles'>): boolean =>
  (JSON.parse(roles) as string[]).includes('admin');

export function rolesOf(group: UserGroup, isAdmin: boolean): string {
  return JSON.stringify(isAdmin ? [group, 'admin'] : [group]);
}

/** The name with which the person signs in; empty if there is none. */
export const signInNameOf = ({ login_name, email }: Pick<Row<'user'>, 'login_name' | 'email'>): string =>
  login_name ?? email ?? '';

export function describePerson(row: Row<'user'>) {
  const { id, name, nickname, nickname_eng, avatar, email, login_name, user_group } = row;
  return {
    id,
    name,
    nickname,
    nickname_eng,
    avatar,
    email: email ?? '',
    login_name: login_name ?? '',
    user_group,
    is_admin: isAdminRow(row),
    is_closed: row.is_active === 0,
    password: passwordStateOf(row),
  };
}
