import * as z from 'zod';
import { defineOperations } from '#contract/operation.ts';

/** Web addresses that teachers put into activities. */

export const linkOperations = defineOperations({
  check: {
    method: 'GET',
    path: '/diy/check_link',
    summary: 'Look at an https page: its title, and whether it allows being shown inside another page',
    access: 'teacher',
    input: z.object({ url: z.string().trim().min(1).max(2000) }),
    reply: z.object({
      /** Where it led after redirects. */
      url: z.string(),
      /** Empty where the page has none. */
      title: z.string(),
      frameable: z.boolean(),
    }),
  },
});
