import * as z from 'zod';
import { auditActions } from '#contract/audit/audit-actions.ts';
import { auditFields } from '#contract/audit/audit-fields.ts';
import { auditGroupNames } from '#contract/audit/audit-groups.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Changes of people, rights, marks and settings. No call changes or deletes entries. */

/** A day in the school's time zone, such as 2026-09-01; empty means not chosen. */
const optionalDay = z.union([z.literal(''), z.iso.date().max(10)]).default('');

/** Null means no value. People, classes and other things are given by name, not by id. */
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/**
 * A person, class or courseware of an entry; null if there is none. The name is empty if it was deleted and
 * no name is stored.
 */
const namedRow = z.object({ id: f.replyId, name: z.string() }).nullable();

const auditEntry = z.object({
  id: f.replyId,
  at: f.time,
  action: z.enum(auditActions),
  /** Null if a technician at the machine or the server itself made the change. */
  actor: namedRow,
  person: namedRow,
  class: namedRow,
  courseware: namedRow,
  /**
   * Name of the school year, subject, dimension or group set that was changed; empty if there is none or no name is
   * stored.
   */
  thing: z.string(),
  changes: z.array(z.object({ field: z.enum(auditFields), before: fieldValue, after: fieldValue })),
  reason: z.string(),
});

export const auditOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'Entries of the audit table, the newest first',
    access: 'admin',
    input: z.object({
      /** 0 finds changes by a technician at the machine or by the server itself. */
      actor_id: z.union([z.literal(['0', 0]).transform(() => 0), f.optionalId]).optional(),
      user_id: f.optionalId,
      class_id: f.optionalId,
      courseware_id: f.optionalId,
      group: z.enum(['', ...auditGroupNames]).default(''),
      from: optionalDay,
      to: optionalDay,
      /** Searched in names of people, classes and coursewares, in values and in reasons. */
      keyword: f.keyword,
      /** Only entries older than the one with this id. */
      before_id: f.optionalId,
      limit: f.limit,
    }),
    reply: z.object({
      items: z.array(auditEntry),
      /**
       * `before_id` for the next page; null if there is none. A search by keyword may return few entries or none
       * although there is a next page.
       */
      next_id: f.replyId.nullable(),
    }),
  },
});
