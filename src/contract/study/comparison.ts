import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** The uses of an activity and of its questions, side by side. Shares are 0..1. */

/** Why a use is compared: the same activity or a copy of it, a follow-up quiz, or a quiz with the same questions of the bank. */
export const useKinds = ['same', 'follow_up', 'questions'] as const;

const use = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  kind: z.enum(useKinds),
  unit_name: z.string(),
  class_id: f.replyId,
  class_name: z.string(),
  calendar_id: f.replyId,
  calendar_name: z.string(),
  /** The students who count. */
  assigned: z.int(),
  submitted: z.int(),
  /** The number of marked students, whom the figures are of. */
  marked: z.int(),
  /** These are null as long as fewer than `comparedMin` are marked. */
  average: z.number().nullable(),
  median: z.number().nullable(),
  /** A quarter of the marked students are below, and another quarter above. */
  lower_quartile: z.number().nullable(),
  upper_quartile: z.number().nullable(),
});

const result = z.object({
  /** The attempts with a mark for the question. */
  answers: z.int(),
  /** Null as long as there are fewer than `comparedMin`. */
  facility: z.number().nullable(),
  /** Whether the text of the question is another one there. */
  is_changed: z.literal(true).optional(),
});

export const comparisonOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/study/comparison',
    summary: 'A courseware beside all others of the caller’s classes with the same activity or questions',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({
      courseware_id: f.replyId,
      courseware_name: z.string(),
      type: z.string(),
      subject_name: z.string(),
      subject_name_eng: z.string(),
      is_marked: z.boolean(),
      /** The newest term first; the courseware itself is one of them. */
      uses: z.array(use),
      /** The questions of the courseware with marks, in its order. */
      questions: z.array(
        z.object({
          question_id: z.string(),
          title: z.string(),
          max_score: z.number(),
          /** In the order of the uses; null: the question is not in that use. */
          results: z.array(result.nullable()),
        }),
      ),
      /** Whether there are more uses than are listed. */
      is_cut: z.boolean(),
    }),
  },
});
