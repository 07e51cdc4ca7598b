import * as z from 'zod';
import { emailPattern } from '#contract/people/email-pattern.ts';

/** What people sign in with. Only e-mail addresses have an '@', so neither is taken for the other. */

/** Empty: none. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(new RegExp(`^$|${emailPattern.source}`, 'u'));

export const loginName = z
  .string()
  .trim()
  .toLowerCase()
  .max(40)
  .regex(/^(?:|[a-z0-9][a-z0-9._-]*)$/);
