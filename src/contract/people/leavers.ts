import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { handedTeachingsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** What becomes of the things of people who leave. */

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
      /** All activities, with what is shared of them in the library. */
      with_activities: z.boolean(),
      teachings: z.array(z.object({ class_id: f.id, subject_id: f.id })).max(handedTeachingsMax),
    }),
    reply: z.object({ activities: z.int(), teachings: z.int() }),
  },
});
