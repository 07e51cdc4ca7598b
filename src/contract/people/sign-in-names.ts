import * as z from 'zod';
import { emailPattern } from '#contract/people/email-pattern.ts';

/**
 * Names with which people sign in. Only e-mail addresses contain an '@', which distinguishes them from login names.
 */

/** Empty if there is none. */
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
