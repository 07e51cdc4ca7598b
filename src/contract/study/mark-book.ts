import * as z from 'zod';
import { markStates } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** The mark book of a class and subject: all activities with marks × all students. Shares are 0..1. */

const bookedCourseware = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  unit_name: z.string(),
  max_score: z.number(),
  due_at: f.time.nullable(),
  /** Null until enough are marked. */
  average: z.number().nullable(),
});

const bookedCell = z.object({
  state: z.enum(markStates),
  /** Of marked work. */
  share: z.number().nullable(),
  /** Points; null without submitted work. */
  score: z.number().nullable(),
  is_late: z.literal(true).optional(),
  /** The work of a group. */
  is_shared: z.literal(true).optional(),
});

const bookedStudent = z.object({
  user_id: f.replyId,
  student_name: z.string(),
  student_name_eng: z.string(),
  class_number: z.int().nullable(),
  group: f.studentGroup,
  /** In the order of the coursewares. */
  cells: z.array(bookedCell),
  total: z.object({ share: z.number().nullable(), marked: z.int(), expected: z.int() }),
});

export const markBookOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/study/mark_book',
    summary: 'The marks of a class in a subject: all its activities with marks, and all students',
    access: 'teacher',
    input: z.object({ class_id: f.id, subject_id: f.id }),
    reply: z.object({
      class_name: z.string(),
      subject_name: z.string(),
      subject_name_eng: z.string(),
      /** Those that were opened, the earliest first. */
      coursewares: z.array(bookedCourseware),
      students: z.array(bookedStudent),
      /** The mean of the students' totals; null until enough have one. */
      average: z.number().nullable(),
      /** Whether there are more coursewares than are listed. */
      is_cut: z.boolean(),
    }),
  },
});
