import type { Db } from '#server/database/database.ts';
import { requireGoodPassword } from '#server/features/profile/password-rules.service.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';

/** `isIssued`: somebody else chose the password, so the person changes it at the first sign-in. */
export type GivenPassword = { password: string; isIssued: boolean };

export type NewAdministrator = GivenPassword & { email: string; name: string };

/** The password in stored form. */
export const passwordColumns = async ({ password, isIssued }: GivenPassword) => ({
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

/** An administrator in stored form. */
export type Prepared = Awaited<ReturnType<typeof prepareAdministrator>>;
