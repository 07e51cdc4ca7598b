import type { Db } from '#server/database/database.ts';
import { requireGoodPassword } from '#server/features/profile/password-rules.service.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';

/** `isIssued`: somebody else chose the password, so the person changes it at the first sign-in. */
export type GivenPassword = { password: string; isIssued: boolean };

export type NewAdministrator = GivenPassword & { email: string; name: string };

/** The password in stored form. */
export const toPasswordColumns = async ({ password, isIssued }: GivenPassword) => ({
  password_hash: await hashPassword(password),
  password_issued: isIssued ? (1 as const) : (0 as const),
});

/** Checks the typed values and returns them in stored form. Refuses as `requireGoodPassword`. */
export async function prepareAdministrator(db: Db, administrator: NewAdministrator) {
  const email = administrator.email.trim().toLowerCase();
  const name = administrator.name.trim();
  if (!administrator.isIssued) await requireGoodPassword(db, administrator.password, { email, name });
  return { email, name, ...(await toPasswordColumns(administrator)) };
}

/** An administrator in stored form. */
export type PreparedAdministrator = Awaited<ReturnType<typeof prepareAdministrator>>;
