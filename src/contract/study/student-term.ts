import * as z from 'zod';
import { markStates } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** One student in a class and subject over the term, as the mark book has it. Shares are 0..1. */

/** 'From 7 of 9': how many of the expected activities are in the share. */
export const markTotal = z.object({ share: z.number().nullable(), marked: z.int(), expected: z.int() });

/** One activity of a student. */
export const termActivity = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  unit_name: z.string(),
  max_score: z.number(),
  /** The student's own due time. */
  due_at: f.time.nullable(),
  state: z.enum(markStates),
  /** Of marked work. */
  share: z.number().nullable(),
  /** Points; null without submitted work. */
  score: z.number().nullable(),
  is_late: z.literal(true).optional(),
  /** The work of a group. */
  is_shared: z.literal(true).optional(),
  submitted_at: f.time.nullable(),
});

/** Where it stands among all works of the mark book, activities and work on paper. */
const place = z.int();
/** One of the lowest marks of its category, which is left out. */
const is_dropped = z.literal(true).optional();

const figures = z.object({
  earned: z.number(),
  possible: z.number(),
  share: z.number().nullable(),
  questions: z.int(),
  waiting: z.int(),
});

export const studentTermOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/study/student_term',
    summary: 'One student in a class and subject over the term, beside the medians of the class',
    access: 'teacher',
    input: z.object({ class_id: f.id, subject_id: f.id, user_id: f.id }),
    reply: z.object({
      class_name: z.string(),
      subject_name: z.string(),
      subject_name_eng: z.string(),
      calendar_name: z.string(),
      user_id: f.replyId,
      /** The students of the class, for going on to the next one. */
      students: z.array(
        z.object({
          user_id: f.replyId,
          student_name: z.string(),
          student_name_eng: z.string(),
          class_number: z.int().nullable(),
          group: f.studentGroup,
        }),
      ),
      /** Those that are for the student, the earliest first. */
      activities: z.array(
        termActivity.extend({
          place,
          is_dropped,
          /** The teacher's words on the attempt; empty without any. */
          comment: z.string(),
          /** Null until enough of the class are marked. */
          class_median: z.number().nullable(),
        }),
      ),
      /** Work on paper, with or without a mark, as the mark book has it. */
      paper_works: z.array(
        z.object({
          id: f.replyId,
          place,
          name: z.string(),
          day: z.string(),
          max_score: z.number(),
          state: z.enum(markStates),
          share: z.number().nullable(),
          score: z.number().nullable(),
          is_dropped,
          class_median: z.number().nullable(),
        }),
      ),
      total: markTotal,
      /** The median of the totals; null until enough have one. */
      class_median: z.number().nullable(),
      /** The student's achievement by tag of the bank's questions that the teacher sees; the most questions first. */
      tags: z.array(figures.extend({ tag: z.string() })),
      /** Whether there are more activities than are listed. */
      is_cut: z.boolean(),
    }),
  },
});
