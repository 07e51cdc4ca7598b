import * as z from 'zod';
import { markStates } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** The mark book of a class and subject: all activities with marks and all work on paper × all students. Shares are 0..1. */

export const bookedWorkKinds = ['courseware', 'paper'] as const;

const bookedWork = z.object({
  kind: z.enum(bookedWorkKinds),
  /** Of the courseware, or of the work on paper. */
  id: f.replyId,
  name: z.string(),
  /** Empty for work on paper. */
  unit_name: z.string(),
  max_score: z.number(),
  due_at: f.time.nullable(),
  /** The day of work on paper. */
  day: z.string().nullable(),
  category_id: f.replyId.nullable(),
  /** Null until enough are marked. */
  average: z.number().nullable(),
});

const bookedCategory = z.object({
  id: f.replyId,
  name: z.string(),
  weight: z.int(),
  /** This many of a student's lowest marks are left out. */
  drop_lowest: z.int(),
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
  /** One of the lowest marks of its category, which is left out. */
  is_dropped: z.literal(true).optional(),
});

const finalMark = z.object({
  share: z.number(),
  reason: z.string(),
  teacher_name: z.string(),
  changed_at: f.time,
  /** The computed total when the mark was set; null: there was none. */
  computed_share: z.number().nullable(),
  /** Whether the computed total has changed since. */
  is_outdated: z.boolean(),
});

const bookedStudent = z.object({
  user_id: f.replyId,
  student_name: z.string(),
  student_name_eng: z.string(),
  class_number: z.int().nullable(),
  group: f.studentGroup,
  /** In the order of the works. */
  cells: z.array(bookedCell),
  /** `means`: of the categories, in their order. */
  total: z.object({
    share: z.number().nullable(),
    marked: z.int(),
    expected: z.int(),
    means: z.array(z.number().nullable()),
  }),
  /** A teacher's mark in place of the computed total. */
  final: finalMark.nullable(),
});

export const markBookOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/study/mark_book',
    summary: 'The marks of a class in a subject: its activities with marks, work on paper, and all students',
    access: 'teacher',
    input: z.object({ class_id: f.id, subject_id: f.id }),
    reply: z.object({
      class_name: z.string(),
      subject_name: z.string(),
      subject_name_eng: z.string(),
      /** Whether the person may change categories, work on paper and final marks. */
      can_change: z.boolean(),
      categories: z.array(bookedCategory),
      /** Activities that were opened, and work on paper, the earliest first. */
      works: z.array(bookedWork),
      students: z.array(bookedStudent),
      /** The mean of the students' totals; null until enough have one. */
      average: z.number().nullable(),
      /** Whether there are more coursewares than are listed. */
      is_cut: z.boolean(),
    }),
  },
});
