import * as z from 'zod';
import { examThingKinds } from '#contract/choices.ts';
import { poolFilter } from '#contract/exam/exam-fields.ts';
import * as f from '#contract/fields.ts';
import { drawnSlotsMax, examTagMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** What questions and papers of the bank have in common: their tags, and what was deleted. */

export const examOperations = defineOperations({
  tagList: {
    method: 'GET',
    path: '/exam/tag_list',
    summary: 'Tags of questions or papers that the caller sees, by the beginning of their name',
    access: 'teacher',
    input: z.object({
      kind: z.enum(examThingKinds).default('question'),
      prefix: z.string().trim().max(examTagMaxLength).default(''),
    }),
    reply: z.object({
      tag_list: z.array(
        z.object({
          name: z.string(),
          /** With how many that the caller sees; counting stops at a bound. */
          count: z.int(),
          count_is_bound: z.boolean(),
        }),
      ),
    }),
  },
  poolCounts: {
    method: 'POST',
    path: '/exam/pool_counts',
    summary: 'How many finished questions the caller sees that match each of these filters, to draw from',
    access: 'teacher',
    input: z.object({ filters: z.array(poolFilter).max(drawnSlotsMax) }),
    reply: z.object({ counts: z.array(z.int()) }),
  },
  trash: {
    method: 'GET',
    path: '/exam/trash',
    summary: 'What the caller deleted in the last 30 days; for administrators what anybody deleted',
    access: 'teacher',
    input: z.object({ kind: z.enum(examThingKinds), offset: f.offset, limit: f.limit }),
    reply: f.listOf(
      z.object({
        id: f.replyId,
        title: z.string(),
        owner_name: z.string(),
        deleted_at: f.time,
        /** Whole days, at least 1, until it is removed permanently. */
        days_left: z.int(),
      }),
    ),
  },
});
