import { AppError } from '#server/app-error.ts';
import { hashName, logSecurityEvent } from '#server/auth/security-log.ts';
import { findUserByEmail } from '#server/features/session/session.repository.ts';
import type { Context } from '#server/http/context.ts';

/** The account that was named. A name that no account has may be a password in the wrong field: only its hash is told. */
async function describeAccount({ app }: Context, username: string) {
  const name = username.toLowerCase();
  const user = await findUserByEmail(app.db, name);
  return user ? { user: user.id } : { name_hash: hashName(app, name) };
}

/** Runs `signIn` and tells the security log how it ended. */
export async function logSignIn<T extends { id: number }>(
  context: Context,
  username: string,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    const person = await signIn();
    logSecurityEvent(context, 'sign_in', { user: person.id });
    return person;
  } catch (error) {
    // A server that is too busy to look at it has not refused anybody.
    if (error instanceof AppError && error.key !== 'overloaded') {
      const account = await describeAccount(context, username);
      logSecurityEvent(context, 'sign_in_failed', { ...account, reason: error.key });
    }
    throw error;
  }
}
