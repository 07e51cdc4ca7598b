import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Terms (calendars) with their holidays, for administrators. Days are those of the school's time zone. */

/** A term is past after its end, once a later term is current. Students can then only look at their work in it. */
export const termStates = ['past', 'current', 'coming'] as const;
export type TermState = (typeof termStates)[number];

/** A day such as 2026-09-01. */
export const day = z.iso
  .date()
  .max(10)
  .refine((text) => text >= '2000-01-01' && text <= '2100-12-31');

const dayRange = { first_day: day, last_day: day };
const replyDayRange = { first_day: z.string(), last_day: z.string() };

export const termOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/terms',
    summary: 'All terms with their holidays, latest first; the date decides which one is current',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      items: z.array(
        z.object({
          id: f.replyId,
          name: z.string(),
          ...replyDayRange,
          state: z.enum(termStates),
          class_count: z.int(),
          unit_count: z.int(),
          /** Earliest first. */
          holidays: z.array(z.object({ id: f.replyId, name: z.string(), ...replyDayRange })),
        }),
      ),
    }),
  },
  add: {
    method: 'POST',
    path: '/admin/term_add',
    summary: 'Add a term; its days must not overlap those of another term',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ name: f.name, ...dayRange }),
    reply: z.object({ id: f.replyId }),
  },
  update: {
    method: 'POST',
    path: '/admin/term_update',
    summary: 'Change the name and the days of a term',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id, name: f.name, ...dayRange }),
    reply: f.emptyReply,
  },
  delete: {
    method: 'POST',
    path: '/admin/term_delete',
    summary: 'Delete a term without classes, with its holidays',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  addHoliday: {
    method: 'POST',
    path: '/admin/holiday_add',
    summary: 'Add a holiday to a term',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ calendar_id: f.id, name: f.name, ...dayRange }),
    reply: z.object({ id: f.replyId }),
  },
  deleteHoliday: {
    method: 'POST',
    path: '/admin/holiday_delete',
    summary: 'Delete a holiday',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
