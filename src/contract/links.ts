import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Web addresses in activities. Times in milliseconds. */

const linkCheck = z.object({
  at: f.time,
  /**
   * `pages`: checked addresses; `dead`: those without an answer; `refused`: those that the server may not request.
   */
  pages: z.int(),
  dead: z.int(),
  refused: z.int(),
});

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
  checkState: {
    method: 'GET',
    path: '/admin/link_check',
    summary: 'The last check of the web pages that coursewares of the current term lead to',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      /** 0..1; null if no check is running. */
      progress: z.number().nullable(),
      has_failed: z.boolean(),
      last: linkCheck.nullable(),
    }),
  },
  startCheck: {
    method: 'POST',
    path: '/admin/link_check_start',
    summary: 'Ask for these web pages in the background; nothing if a check is under way',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({}),
    reply: f.emptyReply,
  },
});
