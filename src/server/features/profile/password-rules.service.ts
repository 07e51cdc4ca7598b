import { passwordMaxLength } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { isCommonPassword } from '#server/features/profile/common-passwords.ts';

/** The person who gets the password; it must not be one of their names. */
type NamedPerson = {
  email?: string | null;
  login_name?: string | null;
  name: string;
  nickname?: string;
  nickname_eng?: string;
};

/**
 * Checks a password that a person chose. Refuses with 'password_too_short' by the school's own limit, 'invalid_input' and
 * 'common_password'.
 */
export async function requireGoodPassword(db: Db, password: string, person: NamedPerson): Promise<void> {
  const minLength = Number(await readSetting(db, 'password_min_length'));
  if (password.length < minLength) throw new AppError('password_too_short', { min: minLength });
  if (password.length > passwordMaxLength) throw new AppError('invalid_input', { field: 'password' });
  const { email, login_name, name, nickname, nickname_eng } = person;
  const personNames = [email, email?.split('@')[0], login_name, name, nickname, nickname_eng].map(
    (each) => each ?? '',
  );
  if (await isCommonPassword(password, personNames)) throw new AppError('common_password');
}
