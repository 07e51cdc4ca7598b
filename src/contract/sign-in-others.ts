import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';
import { userinfo } from '#contract/session.ts';

/** Signing in with an external account (OpenID Connect). Pages, not operations, lead to the provider and back. */

/** Reasons why a person came back from the provider without being signed in. */
export const otherRefusals = [
  'other_sign_in_failed',
  'no_account_for_address',
  'address_not_verified',
  'linked_to_another',
  'demo_only_here',
] as const;

/** An external account with which a person signs in. */
export const linkedAccount = z.object({
  issuer: z.string(),
  /** The provider's displayed name. */
  name: z.string(),
  linked_at: f.time,
});

const issuer = z.string().min(1).max(500);

export const signInOtherOperations = defineOperations({
  ways: {
    method: 'GET',
    path: '/user/sign_in_ways',
    summary: 'Accounts elsewhere that may be used to sign in; with `refused`, what that means in words',
    access: 'public',
    input: z.object({ refused: z.enum(otherRefusals).optional() }),
    reply: z.object({
      ways: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Empty if no sign-in was refused. */
      refusal: z.string(),
    }),
  },
  take: {
    method: 'POST',
    path: '/user/sign_in_take',
    summary: 'Takes over the session of somebody who has just come back from signing in elsewhere',
    access: 'public',
    input: z.object({}),
    reply: z.object({ userinfo }),
  },
  unlink: {
    method: 'POST',
    path: '/user/account_unlink',
    summary: 'Remove an own account elsewhere; all other browsers are signed out',
    access: 'signed_in',
    logAs: 'settings_change',
    input: z.object({ issuer }),
    reply: f.emptyReply,
  },
  unlinkPerson: {
    method: 'POST',
    path: '/admin/person_unlink',
    summary: "Remove a person's account elsewhere; the person is signed out everywhere",
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id, issuer }),
    reply: f.emptyReply,
  },
});
