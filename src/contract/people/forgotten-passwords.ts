import * as z from 'zod';
import { userGroups } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { passwordMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Resetting a forgotten password, if the server sends mail. */
export const forgottenOperations = defineOperations({
  request: {
    method: 'POST',
    path: '/user/password_forgotten',
    summary: 'Have a link mailed for choosing another password; the reply is the same for unknown people',
    access: 'public',
    input: z.object({ username: z.string().trim().min(1).max(200) }),
    reply: f.emptyReply,
  },
  reset: {
    method: 'POST',
    path: '/user/password_reset',
    summary: 'Choose another password with the token of the link, which counts once; all sessions end',
    access: 'public',
    logAs: 'settings_change',
    input: z.object({
      token: z.string().min(1).max(100),
      password: z.string().min(1).max(passwordMaxLength),
    }),
    reply: z.object({ user_group: z.enum(userGroups) }),
  },
});
