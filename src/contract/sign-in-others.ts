import * as z from 'zod';
import { defineOperations } from '#contract/operation.ts';
import { userinfo } from '#contract/session.ts';

/** Signing in with an account elsewhere (OpenID Connect). The way there and back is made of pages, not of operations. */

/** Why somebody came back without being signed in. */
export const otherRefusals = [
  'other_sign_in_failed',
  'no_account_for_address',
  'address_not_verified',
  'linked_to_another',
  'demo_only_here',
] as const;

export const signInOtherOperations = defineOperations({
  ways: {
    method: 'GET',
    path: '/user/sign_in_ways',
    summary: 'Accounts elsewhere that may be used to sign in; with `refused`, what that means in words',
    access: 'public',
    input: z.object({ refused: z.enum(otherRefusals).optional() }),
    reply: z.object({
      ways: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Empty: nothing was refused. */
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
});
