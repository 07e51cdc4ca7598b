import * as z from 'zod';
import { questionLevels } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Achievement by dimension and level, over the attempts that count. See `contract/figures/achievement.ts`. */

const achievement = z.object({
  /** In the school's order; the name of one that was deleted is empty. */
  dimensions: z.array(z.object({ id: f.replyId, name: z.string() })),
  /** Those that have a question. */
  cells: z.array(
    z.object({
      dimension_id: f.replyId,
      level: z.enum(questionLevels),
      earned: z.number(),
      possible: z.number(),
      share: z.number().nullable(),
      questions: z.int(),
      waiting: z.int(),
    }),
  ),
  /** Number of attempts in the figures; that of a group counts once. */
  attempts: z.int(),
});

export const achievementOperations = defineOperations({
  courseware: {
    method: 'GET',
    path: '/study/achievement',
    summary: 'Achievement by dimension and level in a courseware, of the class, a group or a student',
    access: 'teacher',
    /** `group`: the name of a group as the grid has it. `attempt_id`: that attempt of the student, also if another counts. */
    input: z.object({
      courseware_id: f.id,
      user_id: f.optionalId,
      attempt_id: f.optionalId,
      group: z.string().max(200).optional(),
    }),
    reply: achievement,
  },
  term: {
    method: 'GET',
    path: '/study/term_achievement',
    summary:
      'Achievement by dimension and level in all coursewares of a class that the teacher may see, of a student and of the class',
    access: 'teacher',
    input: z.object({ class_id: f.id, subject_id: f.optionalId, user_id: f.id }),
    reply: z.object({ student: achievement, class: achievement }),
  },
});
