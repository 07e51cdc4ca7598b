import * as z from 'zod';
import type { AttemptPin } from '#form/activity-type.ts';
import { publicQuestion, questionList } from '#parts/quiz-questions/model.ts';
import { toPublicParts } from '#parts/quiz-questions/sections/public-sections.ts';
import { publicSectionList, sectionList } from '#parts/quiz-questions/sections/schema.ts';
import { haveDistinctIds } from '#parts/quiz-questions/sections/sectioned.ts';
import { getEffectiveLayout } from './effective-layout.ts';

/** A quiz as it is worked on: its layout, and its questions in order, some of them in sections. */

const layouts = ['one_by_one', 'all_on_page'] as const;

/** What a teacher sets for all questions together. */
export const layoutFields = {
  layout: z.enum(layouts).default('one_by_one'),
  /** One by one: whether a student may return to earlier questions. */
  allow_back: z.boolean().default(true),
};

export const quiz = z
  .object({ ...layoutFields, questions: questionList.default([]), sections: sectionList })
  .refine(haveDistinctIds);

export type Quiz = z.infer<typeof quiz>;
/** What marking and reports need of a quiz. */
export type QuizQuestions = Pick<Quiz, 'questions' | 'sections'>;

export const publicQuiz = z.strictObject({
  layout: z.enum(layouts),
  allow_back: z.boolean(),
  questions: z.array(publicQuestion),
  sections: publicSectionList,
});

export type PublicQuiz = z.infer<typeof publicQuiz>;

export function toPublicQuiz(content: Quiz, pin: AttemptPin, withheld: ReadonlySet<string>): PublicQuiz {
  return {
    layout: getEffectiveLayout(content),
    allow_back: content.allow_back,
    ...toPublicParts(content, pin, withheld),
  };
}
