import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** The school's subjects, for administrators. */

/** A key in `ui/theme/subject-colours.ts`. */
const colour = z
  .string()
  .max(20)
  .regex(/^[a-z]+$/);
const englishName = z.string().trim().max(nameMaxLength);

export const subjectOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/subjects',
    summary: 'All subjects with both their names, in the order of the school',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      items: z.array(
        z.object({
          id: f.replyId,
          name: z.string(),
          name_eng: z.string(),
          colour: z.string(),
          /** Whether it has units or is taught, and so cannot be deleted. */
          is_used: z.boolean(),
        }),
      ),
    }),
  },
  add: {
    method: 'POST',
    path: '/admin/subject_add',
    summary: 'Add a subject after the others',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ name: f.name, name_eng: englishName, colour }),
    reply: z.object({ id: f.replyId }),
  },
  update: {
    method: 'POST',
    path: '/admin/subject_update',
    summary: 'Change the names, the colour or the place of a subject; an empty English name = it has none',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({
      id: f.id,
      name: f.name.optional(),
      name_eng: englishName.optional(),
      colour: colour.optional(),
      /** From 1. */
      position: z.int().min(1).max(1_000).optional(),
    }),
    reply: f.emptyReply,
  },
  delete: {
    method: 'POST',
    path: '/admin/subject_delete',
    summary: 'Delete a subject that has no units and is not taught',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
