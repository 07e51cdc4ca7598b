import { passwordMinLength } from '#contract/limits.ts';

type LoginProblems = { username?: 'email_wrong'; password?: 'password_short' };

/** Errors of the sign-in form by field; empty if it is valid. A name without an '@' is a login name. */
export function validateLogin(username: string, password: string): LoginProblems {
  const problems: LoginProblems = {};
  if (!/^(?:[^\s@]+@[^\s@]+|[a-z0-9][a-z0-9._-]*)$/i.test(username.trim())) problems.username = 'email_wrong';
  if (password.length < passwordMinLength) problems.password = 'password_short';
  return problems;
}
