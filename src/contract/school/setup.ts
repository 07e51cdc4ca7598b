import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { passwordMaxLength, passwordMinLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { email } from '#contract/people/sign-in-names.ts';
import { schoolLanguages, timeZone } from '#contract/school/school-fields.ts';
import { userinfo } from '#contract/session.ts';

/**
 * The first run: the person with the address that the server printed creates the school and its first administrator.
 */

/** From the printed address. It can be used once. */
const token = z.string().min(1).max(100);

/** A day such as 2026-09-01. */
const day = z.iso
  .date()
  .max(10)
  .refine((text) => text >= '2000-01-01' && text <= '2100-12-31');

const demoStates = ['none', 'filling', 'done', 'failed'] as const;

export const setupOperations = defineOperations({
  check: {
    method: 'POST',
    path: '/school/setup_check',
    summary: 'Whether the token of the printed address is right and nobody has used it yet',
    access: 'public',
    input: z.object({ token }),
    reply: f.emptyReply,
  },
  setUp: {
    method: 'POST',
    path: '/school/setup',
    summary: 'Make the school with its first administrator and term; signs the administrator in',
    access: 'public',
    logAs: 'settings_change',
    input: z.object({
      token,
      administrator: z.object({
        name: f.name,
        email: email.min(1),
        password: z.string().min(passwordMinLength).max(passwordMaxLength),
      }),
      school: z.object({ name: f.name, languages: schoolLanguages, time_zone: timeZone }),
      term: z
        .object({ name: f.name, first_day: day, last_day: day })
        .refine(({ first_day, last_day }) => first_day < last_day, { path: ['last_day'] }),
    }),
    reply: z.object({ userinfo }),
  },
  startDemo: {
    method: 'POST',
    path: '/school/setup_demo',
    summary: 'Begin to fill in the demo school instead',
    access: 'public',
    logAs: 'settings_change',
    input: z.object({ token }),
    /** The password of all accounts of the demo school. */
    reply: z.object({ password: z.string() }),
  },
  demoState: {
    method: 'GET',
    path: '/school/setup_demo',
    summary: 'How far the demo school is that somebody chose in the first run',
    access: 'public',
    input: z.object({}),
    reply: z.object({
      state: z.enum(demoStates),
      /** Whether demo accounts can sign in only on the server's machine. */
      signs_in_here_only: z.boolean(),
    }),
  },
});
