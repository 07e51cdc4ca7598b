import * as z from 'zod';
import { userGroups } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { languages } from '#contract/language.ts';
import { passwordMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Signing in and out: the `user` calls of the specification. */

export const userinfo = z.object({
  id: f.replyId,
  token: z.string(),
  user_group: z.enum(userGroups),
  roles: z.array(z.string()),
  name: z.string(),
  nickname: z.string(),
  nickname_eng: z.string(),
  avatar: z.string(),
  is_guest: z.boolean(),
  /** True if somebody else issued the password: other calls are refused until it is changed. */
  must_change_password: z.boolean(),
});

export const sessionOperations = defineOperations({
  login: {
    method: 'POST',
    path: '/user/login',
    summary: 'Sign in with email address or login name, and password',
    access: 'public',
    input: z.object({
      username: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(passwordMaxLength),
    }),
    reply: z.object({ userinfo }),
  },
  info: {
    method: 'GET',
    path: '/user/info',
    summary: 'The person of a token, which may come in the header or the query',
    access: 'public',
    input: z.object({ token: z.string().max(200).optional() }),
    reply: z.object({
      userinfo,
      /** When the session ends. */
      signed_in_until: f.time,
    }),
  },
  logout: {
    method: 'POST',
    path: '/user/logout',
    summary: 'End the session of the token',
    access: 'public',
    unknownFields: 'ignored',
    input: z.object({}),
    reply: f.emptyReply,
  },
  present: {
    method: 'POST',
    path: '/user/present',
    summary:
      'Report that the teacher is present, who may have done nothing but move the mouse for two minutes',
    access: 'teacher',
    input: z.object({}),
    reply: f.emptyReply,
  },
  language: {
    method: 'POST',
    path: '/user/language',
    summary: 'Store the language that a person chose',
    access: 'signed_in',
    beforePasswordChange: 'allowed',
    input: z.object({ language: z.enum(languages) }),
    reply: f.emptyReply,
  },
});
