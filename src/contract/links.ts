import * as z from 'zod';
import { defineOperations } from '#contract/operation.ts';

/** Web addresses that teachers put into activities. */

export const linkOperations = defineOperations({
  check: {
    method: 'GET',
    path: '/diy/check_link',
    summary: 'Check an https page: its title, and whether it may be shown inside another page',
    access: 'teacher',
    input: z.object({ url: z.string().trim().min(1).max(2000) }),
    reply: z.object({
      /** The address after redirects. */
      url: z.string(),
      /** Empty if the page has none. */
      title: z.string(),
      frameable: z.boolean(),
    }),
  },
});
