import * as z from 'zod';
import { passwordStates } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { passwordsAtOnceMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * Issued passwords. They are readable only in the reply. A browser that prints cards for many people calls several
 * times, so that no password is stored in between.
 */

const ids = z.array(f.id).min(1).max(passwordsAtOnceMax);
const issuedPasswords = z.object({
  cards: z.array(
    z.object({
      id: f.replyId,
      name: z.string(),
      class_name: z.string(),
      /** Null for people who are in no class. */
      class_number: z.int().nullable(),
      /** The login name, else the e-mail address. */
      sign_in_name: z.string(),
      password: z.string(),
    }),
  ),
});

export const passwordOperations = defineOperations({
  issue: {
    method: 'POST',
    path: '/admin/password_issue',
    summary: 'Give people new passwords, which they change at their next sign-in; all their sessions end',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ ids }),
    reply: issuedPasswords,
  },
  issueToStudents: {
    method: 'POST',
    path: '/teacher/password_issue',
    summary: 'Give students of a class new passwords, which they change at their next sign-in',
    access: 'teacher',
    logAs: 'settings_change',
    input: z.object({ class_id: f.id, ids }),
    reply: issuedPasswords,
  },
  members: {
    method: 'GET',
    path: '/teacher/class_members',
    summary: 'Students of a class with what they sign in with, by class number',
    access: 'teacher',
    input: z.object({ class_id: f.id }),
    reply: z.object({
      class_name: z.string(),
      calendar_id: f.replyId,
      members: z.array(
        z.object({
          id: f.replyId,
          class_number: z.int(),
          name: z.string(),
          nickname_eng: z.string(),
          avatar: z.string(),
          group: f.studentGroup,
          sign_in_name: z.string(),
          password: z.enum(passwordStates),
        }),
      ),
    }),
  },
});
