import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Pictures of the pages of documents that students handed in. */

/** Addresses as those of the file; width and height in pixels. */
const pages = z.array(z.object({ url: z.string(), width: z.int(), height: z.int() }));

export const studyFilePageOperations = defineOperations({
  filePages: {
    method: 'POST',
    path: '/study/file_pages',
    summary:
      'The pages of a handed-in document as pictures, which are made when a teacher first asks for them',
    access: 'teacher',
    input: z.object({
      id: f.id,
      /** Makes the pictures if they are missing, also after a failure that was not the document’s. */
      starts: f.flag.default(false),
    }),
    reply: z.object({
      state: z.enum(['waiting', 'done', 'failed']),
      /** Why it failed; else empty. */
      message: z.string(),
      pages,
    }),
  },
});

export const playFilePageOperations = defineOperations({
  filePages: {
    method: 'GET',
    path: '/play/file_pages',
    summary: 'The pages of a handed-in document as pictures; empty if no teacher has opened it',
    access: 'student',
    input: z.object({ id: f.id }),
    reply: z.object({ pages }),
  },
});
