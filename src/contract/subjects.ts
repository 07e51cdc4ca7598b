import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** The school's subjects as administrators see them. */

export const subjectOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/subjects',
    summary: 'All subjects with both their names, in the order of the school',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      items: z.array(z.object({ id: f.replyId, name: z.string(), name_eng: z.string(), colour: z.string() })),
    }),
  },
  update: {
    method: 'POST',
    path: '/admin/subject_update',
    summary: 'Give a subject its English name; empty = it has none',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id, name_eng: z.string().trim().max(nameMaxLength) }),
    reply: f.done,
  },
});
