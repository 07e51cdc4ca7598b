import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { languages } from '#contract/language.ts';
import { reportRemarkMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Reports of single students for their parents: printed, or behind a link that ends. */

const chosenReport = {
  class_id: f.id,
  user_id: f.id,
  /** Absent: all subjects that the teacher teaches the class. */
  subject_id: f.optionalId,
  language: z.enum(languages),
  /** The teacher's own words, as plain text. */
  remark: z.string().trim().max(reportRemarkMaxLength),
};

export const reportOperations = defineOperations({
  preview: {
    method: 'POST',
    path: '/study/report_preview',
    summary: 'The report of a student as a page for printing, with the marks that are released now',
    access: 'teacher',
    input: z.object(chosenReport),
    reply: z.object({
      /** A whole page without scripts. */
      html: z.string(),
    }),
  },
  links: {
    method: 'GET',
    path: '/study/report_links',
    summary: "The links to a student's report that the teacher has made; administrators see all",
    access: 'teacher',
    input: z.object({ class_id: f.id, user_id: f.id }),
    reply: z.object({
      /** The newest first. */
      items: z.array(
        z.object({
          id: f.replyId,
          subject_id: f.replyId.nullable(),
          subject_name: z.string(),
          language: z.enum(languages),
          creator_name: z.string(),
          created_at: f.time,
          ends_at: f.time,
          revoked_at: f.time.nullable(),
          opened_at: f.time.nullable(),
          opened_count: z.int(),
        }),
      ),
    }),
  },
  createLink: {
    method: 'POST',
    path: '/study/report_link_create',
    summary: 'Make a link by which parents open the report until it ends; the address is told this once',
    access: 'teacher',
    input: z.object({ ...chosenReport, ends_at: f.time }),
    reply: z.object({
      id: f.replyId,
      /** The random part of the address `/report/…`. */
      token: z.string(),
    }),
  },
  revokeLink: {
    method: 'POST',
    path: '/study/report_link_revoke',
    summary: 'Take a link to a report back: it opens nothing any more',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
