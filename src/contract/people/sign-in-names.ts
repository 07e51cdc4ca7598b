import * as z from 'zod';

/** What people sign in with. Only e-mail addresses have an '@', so neither is taken for the other. */

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^(?:|[^\s@,;<>"]+@[^\s@,;<>"]+)$/);

export const loginName = z
  .string()
  .trim()
  .toLowerCase()
  .max(40)
  .regex(/^(?:|[a-z0-9][a-z0-9._-]*)$/);
