import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { dimensionsMax, nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Dimensions are the school's names for the skills that activities train, such as 'Thinking'. */

const englishName = z.string().trim().max(nameMaxLength).default('');

export const dimensionOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/dimensions',
    summary: 'All dimensions in their order',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      items: z.array(z.object({ id: f.replyId, name: z.string(), name_eng: z.string() })),
    }),
  },
  names: {
    method: 'GET',
    path: '/teacher/dimension_list',
    summary: 'The dimensions in their order, with their names in the language of the call',
    access: 'teacher',
    input: z.object({}),
    reply: z.object({ items: z.array(z.object({ id: f.replyId, name: z.string() })) }),
  },
  add: {
    method: 'POST',
    path: '/admin/dimension_add',
    summary: 'Add a dimension as the last one',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ name: f.name, name_eng: englishName }),
    reply: z.object({ id: f.replyId }),
  },
  update: {
    method: 'POST',
    path: '/admin/dimension_update',
    summary: 'Rename a dimension',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id, name: f.name, name_eng: englishName }),
    reply: f.emptyReply,
  },
  move: {
    method: 'POST',
    path: '/admin/dimension_move',
    summary: 'Move a dimension to another position, counted from 1',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id, position: z.int().min(1).max(dimensionsMax) }),
    reply: f.emptyReply,
  },
  delete: {
    method: 'POST',
    path: '/admin/dimension_delete',
    summary: 'Delete a dimension',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
