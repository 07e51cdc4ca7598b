import { emailPattern } from '#contract/people/email-pattern.ts';

type Names = { name: string; email: string };
type Problems = { name?: 'name_required'; email?: 'email_wrong' };

/** What is wrong with a person's names, by field. `storedEmail` may stay as it is: addresses were once checked less. */
export function findNameProblems({ name, email }: Names, storedEmail = ''): Problems {
  const typed = email.trim();
  return {
    ...(name.trim() === '' && { name: 'name_required' }),
    ...(typed !== '' && typed !== storedEmail && !emailPattern.test(typed) && { email: 'email_wrong' }),
  };
}
