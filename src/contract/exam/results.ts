import * as z from 'zod';
import { questionSigns } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { examResultsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** How questions of the bank did. Shares are 0 to 1; answers are those of attempts that count, as in the study situation. */

const share = z.number().nullable();

const summaryFields = {
  id: f.replyId,
  answers: z.int(),
  /** Mean share of the points over all answers; null: not answered yet. */
  facility: share,
  /** What may be wrong with it; null: nothing. */
  sign: z.enum(questionSigns).nullable(),
};

export const examResultOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/exam/question_results',
    summary: 'How questions did, in the order asked for; those that the caller does not see are left out',
    access: 'teacher',
    input: z.object({ ids: f.idList.pipe(z.array(z.number()).max(examResultsMax)) }),
    reply: z.object({ items: z.array(z.object(summaryFields)) }),
  },
  detail: {
    method: 'GET',
    path: '/exam/question_result_detail',
    summary:
      "How one question did: in all quizzes together, in each of the caller's classes, and its wrong answers",
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: z.object({
      ...summaryFields,
      /** The mean over the quizzes, each counted once, as in Moodle's question bank; null: none has the figure. */
      mean: z.object({ facility: share, discrimination: share, efficiency: share }),
      /** Those who did well in the rest of their quiz. */
      strong: z.object({ answers: z.int(), facility: share }),
      /** Where it is used in the caller's classes, newest first. */
      quizzes: z.array(
        z.object({
          courseware_id: f.replyId,
          courseware_name: z.string(),
          class_name: z.string(),
          /** Id of the question in that quiz; null while nobody has answered it. */
          question_id: z.string().nullable(),
          answers: z.int(),
          facility: share,
          discrimination: share,
        }),
      ),
      /** Number of quizzes of classes that the caller does not teach. */
      other_quizzes: z.int(),
      /** Number of answers to the newest answered version, and the most common wrong ones of more than one person. */
      newest_answers: z.int(),
      wrong: z.array(
        z.object({
          label: z.string(),
          /** Number of the part, such as a blank; empty if the question has one part. */
          part: z.string(),
          count: z.int(),
        }),
      ),
    }),
  },
});
