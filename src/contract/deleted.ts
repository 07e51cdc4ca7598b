import * as z from 'zod';
import { deletedKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Units, coursewares and activities that teachers deleted; administrators can restore them for 30 days. */

const deletedItem = z.object({
  kind: z.enum(deletedKinds),
  id: f.replyId,
  name: z.string(),
  /** Activity type; empty for units. */
  type: z.string(),
  /** The unit of a courseware, else empty. */
  unit_name: z.string(),
  /** Empty for activities. */
  class_name: z.string(),
  subject_name: z.string(),
  /** The person who created the unit or owns the activity. */
  owner_name: z.string(),
  /** Empty if unknown. */
  deleted_by_name: z.string(),
  deleted_at: f.time,
  /** Whole days, at least 1, until it is removed permanently. */
  days_left: z.int(),
  /** Number of coursewares that are restored with a unit. */
  courseware_count: z.int(),
  /** Number of students and guests whose work is restored with it. */
  student_count: z.int(),
  /** True for a courseware whose unit is deleted too, because the unit must be restored first. */
  waits_for_unit: z.boolean(),
});

export const deletedOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/deleted',
    summary: 'What was deleted in the last 30 days; coursewares deleted with their unit are part of it',
    access: 'admin',
    input: z.object({
      kind: z.enum(['', ...deletedKinds]).optional(),
      /** Searched in the names of the item, its unit, class, subject and owner, and of the person who deleted it. */
      keyword: f.keyword,
      sort: z.enum(['deleted_at', 'name']).default('deleted_at'),
      order: f.order,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(deletedItem),
  },
  restore: {
    method: 'POST',
    path: '/admin/bring_back',
    summary: 'Bring back a deleted unit, courseware or activity whole',
    access: 'admin',
    logAs: 'restoration',
    input: z.object({ kind: z.enum(deletedKinds), id: f.id }),
    reply: f.emptyReply,
  },
});
