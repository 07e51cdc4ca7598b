import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { otherIdMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** The marks of a term as results of OneRoster 1.2, for the school's other systems. */

const otherId = z.string().trim().max(otherIdMaxLength);

export const rosterResultOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/admin/roster_results',
    summary: 'What an export of the marks of a term would have, and what it would lack',
    access: 'admin',
    input: z.object({
      /** Absent means the current term. */
      calendar_id: f.optionalId,
      /** Absent means all classes of the term. */
      class_id: f.optionalId,
    }),
    reply: z.object({
      /** Null if the school has no term yet. */
      calendar_id: f.replyId.nullable(),
      /** Ids of the school and of the term in the roster, as they were given last; empty: none. */
      school_id: z.string(),
      term_id: z.string(),
      /** All classes of the term, by grade and name. */
      classes: z.array(z.object({ id: f.replyId, name: z.string(), has_roster_id: z.boolean() })),
      student_count: z.int(),
      /** Students to whom no list of people gave an id. */
      students_without_id: z.int(),
      work_count: z.int(),
      /** Activities whose marks are held back. */
      held_count: z.int(),
      /** Classes with subjects that have more activities than a mark book. */
      cut_books: z.array(z.string()),
    }),
  },
  export: {
    method: 'POST',
    path: '/admin/roster_results_export',
    summary: 'A OneRoster 1.2 package with the marks of a term: categories, line items and results',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({
      calendar_id: f.id,
      /** Absent means all classes of the term. */
      class_id: f.optionalId,
      /** Empty: the school's own id is used. Both are kept for the next export. */
      school_id: otherId,
      term_id: otherId,
    }),
    reply: f.emptyReply,
    kind: 'download',
  },
});
