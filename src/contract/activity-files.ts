import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * An activity as one file: a zip with its draft and all its media, which any school takes in as a new draft. The zip is
 * uploaded like other files, as the kind `activity`; `import` begins to take it in, and `state` follows that.
 */

const activityImport = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** The share that is done, 0..1. */
  progress: z.number(),
  /** Why it failed and what to do, in the requested language; else empty. */
  message: z.string(),
  /** The new draft; null until it is there. */
  activity: z.object({ id: f.replyId, type: z.string(), name: z.string() }).nullable(),
  /** What the school has no place for, one sentence each, in the requested language. */
  left_out: z.array(z.string()),
});

const importInput = z.object({ file_id: f.id });

export const activityFileOperations = defineOperations({
  export: {
    method: 'POST',
    path: '/diy/export',
    summary: 'A zip with an activity that the teacher may read, and all its media as they were uploaded',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
    kind: 'download',
  },
  import: {
    method: 'POST',
    path: '/diy/import',
    summary:
      'Begin to take in an own uploaded file of an activity as a new draft; repeating it changes nothing',
    access: 'teacher',
    input: importInput,
    reply: activityImport,
  },
  state: {
    method: 'GET',
    path: '/diy/import_state',
    summary: 'How far taking in an own file is; its draft once it is done',
    access: 'teacher',
    input: importInput,
    reply: activityImport,
  },
});
