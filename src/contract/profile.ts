import * as z from 'zod';
import { avatarNames } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { nameMaxLength, passwordMaxLength, passwordMinLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { linkedAccount } from '#contract/sign-in-others.ts';

/** The signed-in person's profile: nickname, avatar, password and sessions. */

const nickname = z.string().trim().max(nameMaxLength);

export const profileOperations = defineOperations({
  profile: {
    method: 'GET',
    path: '/user/profile',
    summary: 'The own profile, and the browsers in which one is signed in',
    access: 'signed_in',
    input: z.object({}),
    reply: z.object({
      /** Names for signing in; empty if there is none. */
      email: z.string(),
      login_name: z.string(),
      name: z.string(),
      nickname: z.string(),
      nickname_eng: z.string(),
      avatar: z.string(),
      /** Whether the person gets mails about messages of teachers; null if the school sends none to this person. */
      wants_mail: z.boolean().nullable(),
      has_password: z.boolean(),
      accounts: z.array(linkedAccount),
      /** Whether external accounts may be removed, because the person can sign in without them. */
      may_unlink: z.boolean(),
      sessions: z.array(
        z.object({
          id: z.string(),
          /** A name such as 'Chrome on Windows'; empty if the browser is unknown. */
          browser: z.string(),
          signed_in_at: f.time,
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  update: {
    method: 'POST',
    path: '/user/profile_save',
    summary: 'Change the own nickname and avatar, and whether mails about messages are wanted',
    access: 'signed_in',
    input: z.object({
      nickname: nickname.optional(),
      nickname_eng: nickname.optional(),
      /** Empty means that the letters of the name are shown. */
      avatar: z.enum([...avatarNames, '']).optional(),
      wants_mail: z.boolean().optional(),
    }),
    reply: f.emptyReply,
  },
  changePassword: {
    method: 'POST',
    path: '/user/password',
    summary: 'Change the own password; all other browsers are signed out',
    access: 'signed_in',
    beforePasswordChange: 'allowed',
    input: z.object({
      old_password: z.string().min(1).max(passwordMaxLength),
      new_password: z.string().min(passwordMinLength).max(passwordMaxLength),
    }),
    logAs: 'settings_change',
    reply: f.emptyReply,
  },
  endSessions: {
    method: 'POST',
    path: '/user/sign_out_elsewhere',
    summary: 'Sign out one other browser, or all others',
    access: 'signed_in',
    input: z.object({
      /** The id of a session, or `others` for all others. */
      session: z.string().min(1).max(40),
    }),
    logAs: 'settings_change',
    reply: z.object({ ended: z.int() }),
  },
});
