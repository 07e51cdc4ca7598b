import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperation } from '#contract/operation.ts';

/** Uploaded files. */

export const fileOperations = [
  defineOperation({
    method: 'POST',
    path: '/upload/file',
    summary: 'Upload one file as multipart field `file`; its type is decided by content and extension',
    access: 'teacher',
    kind: 'upload',
    input: z.object({ kind: z.enum(['picture', 'sound']) }),
    reply: z.object({
      id: f.replyId,
      /** Below the CDN url. */
      url: z.string(),
      name: z.string(),
      mime: z.string(),
      bytes: z.int(),
      width: z.int().optional(),
      height: z.int().optional(),
    }),
  }),
] as const;
