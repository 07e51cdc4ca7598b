import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { handedTeachingsMax, nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** The activities, teachings and data of people who leave. */

export const leaverOperations = defineOperations({
  handOver: {
    method: 'POST',
    path: '/admin/person_hand_over',
    summary:
      'Hand activities and teachings, with the units of these, to another teacher; the giver has them no more',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({
      id: f.id,
      to_id: f.id,
      /** Whether all activities are transferred, with their resources in the library. */
      with_activities: z.boolean(),
      teachings: z.array(z.object({ class_id: f.id, subject_id: f.id })).max(handedTeachingsMax),
    }),
    reply: z.object({ activities: z.int(), teachings: z.int() }),
  },
  traces: {
    method: 'GET',
    path: '/admin/person_traces',
    summary: 'How much an erasure of the person would delete',
    access: 'admin',
    input: z.object({ id: f.id }),
    reply: z.object({
      attempts: z.int(),
      /** Number of submitted and uploaded files. */
      files: z.int(),
      /** Number of cards, strokes and other items in spaces. */
      items: z.int(),
    }),
  },
  export: {
    method: 'POST',
    path: '/admin/person_export',
    summary: 'A zip with everything that is stored about a person: JSON lists, and their files',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
    kind: 'download',
  },
  erase: {
    method: 'POST',
    path: '/admin/person_erase',
    summary:
      'Erase the data of a person whose account is closed; marks stay without a name. Work is erased within minutes',
    access: 'admin',
    logAs: 'deletion',
    /** The person's displayed name, typed to prevent erasing another person by mistake. */
    input: z.object({ id: f.id, name: z.string().max(nameMaxLength) }),
    reply: f.emptyReply,
  },
});
