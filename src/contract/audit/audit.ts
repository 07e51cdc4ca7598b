import * as z from 'zod';
import { auditActions, auditGroupNames } from '#contract/audit/audit-actions.ts';
import { auditFields } from '#contract/audit/audit-fields.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Who changed people, rights, marks and settings. There is no call that changes or deletes entries. */

/** A day of the school's time zone, such as 2026-09-01; empty: not chosen. */
const day = z.union([z.literal(''), z.iso.date().max(10)]).default('');

/** Null: there is none. Names of people, classes and other things stand for their ids. */
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** Null: the entry names none. An empty name: it was deleted, and nothing keeps its name. */
const named = z.object({ id: f.replyId, name: z.string() }).nullable();

const entry = z.object({
  id: f.replyId,
  at: f.time,
  action: z.enum(auditActions),
  /** Null: a technician at the machine, or the server itself. */
  actor: named,
  person: named,
  class: named,
  courseware: named,
  /** The school year, subject, dimension or group set that was changed; empty: none, or nothing keeps its name. */
  thing: z.string(),
  changes: z.array(z.object({ field: z.enum(auditFields), before: value, after: value })),
  reason: z.string(),
});

export const auditOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'Entries of the audit table, the newest first',
    access: 'admin',
    input: z.object({
      /** 0: a technician at the machine, or the server itself. */
      actor_id: z.union([z.literal(['0', 0]).transform(() => 0), f.optionalId]).optional(),
      user_id: f.optionalId,
      class_id: f.optionalId,
      courseware_id: f.optionalId,
      group: z.enum(['', ...auditGroupNames]).default(''),
      from: day,
      to: day,
      /** Searched in names of people, classes and coursewares, in values and in reasons. */
      keyword: f.keyword,
      /** Entries older than this one. */
      before_id: f.optionalId,
      limit: f.limit,
    }),
    reply: z.object({
      items: z.array(entry),
      /** `before_id` of the next page; null: there is none. With a keyword it may come after few entries or none. */
      next_id: f.replyId.nullable(),
    }),
  },
});
