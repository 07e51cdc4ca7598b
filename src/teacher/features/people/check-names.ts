import { emailPattern } from '#contract/people/email-pattern.ts';

type PersonNames = { name: string; email: string };
type NameProblems = { name?: 'name_required'; email?: 'email_wrong' };

/** Errors of a person's names by field. An unchanged `storedEmail` is valid: addresses were once checked less strictly. */
export function findNameProblems({ name, email }: PersonNames, storedEmail = ''): NameProblems {
  const typedEmail = email.trim();
  return {
    ...(name.trim() === '' && { name: 'name_required' }),
    ...(typedEmail !== '' &&
      typedEmail !== storedEmail &&
      !emailPattern.test(typedEmail) && { email: 'email_wrong' }),
  };
}
