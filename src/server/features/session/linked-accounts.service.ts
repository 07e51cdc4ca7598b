import type * as z from 'zod';
import type { linkedAccount } from '#contract/sign-in-others.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readSetting } from '#server/database/settings.ts';
import type { Env } from '#server/env.ts';
import { listIdentities } from '#server/features/session/session.repository.ts';
import { findProvider } from '#server/oidc-url.ts';

/** People's external accounts, and the rules for the passwords of people who have one. */

type DbAndEnv = { db: Db; env: Env };

const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

export async function listAccounts(
  { db, env }: DbAndEnv,
  userId: number,
): Promise<z.output<typeof linkedAccount>[]> {
  const identities = await listIdentities(db, userId);
  return identities.map(({ issuer, linked_at }) => ({
    issuer,
    name: findProvider(env.oidc, issuer)?.name ?? hostOf(issuer),
    linked_at,
  }));
}

export async function hasAccountAt(db: Db, userId: number, issuer: string): Promise<boolean> {
  return (await listIdentities(db, userId)).some((each) => each.issuer === issuer);
}

/** Whether people with an external account may sign in by password. Administrators always may. */
async function mayUsePassword(db: Db, { roles }: Pick<Row<'user'>, 'roles'>): Promise<boolean> {
  return roles.includes('"admin"') || (await readSetting(db, 'password_sign_in')) === '1';
}

/**
 * Refuses with 'password_switched_off' to people who can sign in with an external account. Accounts of removed providers
 * do not count.
 */
export async function requirePasswordAllowed({ db, env }: DbAndEnv, user: Row<'user'>): Promise<void> {
  if (await mayUsePassword(db, user)) return;
  const identities = await listIdentities(db, user.id);
  if (identities.some(({ issuer }) => findProvider(env.oidc, issuer)))
    throw new AppError('password_switched_off');
}

/** Whether the person may remove external accounts, because the password is enough to sign in. */
export async function canSignInWithoutAccounts(
  db: Db,
  user: Pick<Row<'user'>, 'roles' | 'password_hash'>,
): Promise<boolean> {
  return user.password_hash !== '' && (await mayUsePassword(db, user));
}
