import { AppError } from '#server/app-error.ts';
import { hashName, logSecurityEvent } from '#server/auth/security-log.ts';
import { findUserBySignInName } from '#server/features/session/session.repository.ts';
import { normalizeSignInName } from '#server/features/session/sign-in-name.ts';
import type { RequestContext } from '#server/http/context.ts';

/**
 * Describes the typed account. An unknown name is logged as a hash, because it may be a password in the wrong field.
 */
async function describeAccount({ app }: RequestContext, username: string) {
  const name = normalizeSignInName(username);
  const user = await findUserBySignInName(app.db, name);
  return user ? { user: user.id } : { name_hash: hashName(app, name) };
}

/** Runs `signIn` and writes its outcome to the security log. */
export async function logSignIn<T extends { id: number }>(
  context: RequestContext,
  username: string,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    const person = await signIn();
    logSecurityEvent(context, 'sign_in', { user: person.id });
    return person;
  } catch (error) {
    // 'overloaded' is not a refused sign-in: nothing was checked.
    if (error instanceof AppError && error.key !== 'overloaded') {
      const account = await describeAccount(context, username);
      logSecurityEvent(context, 'sign_in_failed', { ...account, reason: error.key });
    }
    throw error;
  }
}
