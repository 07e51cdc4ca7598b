import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { classStudentsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** What a teacher makes for the students who got chosen questions of a courseware wrong. */

const students = z.array(f.id).min(1).max(classStudentsMax);

export const followUpOperations = defineOperations({
  makeQuiz: {
    method: 'POST',
    path: '/study/follow_up_quiz',
    summary:
      'Make a quiz of chosen questions of a courseware, placed in its unit for chosen students, closed',
    access: 'teacher',
    input: z.object({
      courseware_id: f.id,
      question_ids: z.array(z.string().min(1).max(40)).min(1).max(200),
      user_ids: students,
      name: f.name,
      /** Chosen by the caller: the same key makes the same quiz once. */
      key: z.string().min(1).max(40),
    }),
    /** `courseware_id`: null if something keeps the quiz from being published; then it is a draft. */
    reply: z.object({ activity_id: f.replyId, courseware_id: f.replyId.nullable(), unit_id: f.replyId }),
  },
  makeGroups: {
    method: 'POST',
    path: '/study/follow_up_groups',
    summary: 'Add a group set to the class of a courseware: the chosen students, and all others',
    access: 'teacher',
    input: z.object({ courseware_id: f.id, user_ids: students, name: f.name }),
    reply: z.object({ group_set_id: f.replyId, class_id: f.replyId }),
  },
});
