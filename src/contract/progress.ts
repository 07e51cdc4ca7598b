import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';
import { markTotal, termActivity } from '#contract/study/student-term.ts';

/** A student's own progress, of released marks. */
export const progressOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/play/progress',
    summary: "The student's own released marks in the current term, by subject",
    access: 'student',
    input: z.object({}),
    reply: z.object({
      subjects: z.array(
        z.object({
          class_id: f.replyId,
          class_name: z.string(),
          subject_id: f.replyId,
          subject_name: z.string(),
          subject_colour: z.string(),
          total: markTotal,
          /** The earliest first. Work whose mark is not released waits. */
          activities: z.array(termActivity),
        }),
      ),
    }),
  },
});
