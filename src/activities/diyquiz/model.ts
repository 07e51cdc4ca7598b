import * as z from 'zod';
import type { AttemptPin, DraftIssue } from '#form/activity-type.ts';
import { completeQuestion, findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { publicQuestion, questionList } from '#parts/quiz-questions/model.ts';
import { findSectionIssues } from '#parts/quiz-questions/sections/find-issues.ts';
import { toPublicParts } from '#parts/quiz-questions/sections/public-sections.ts';
import { publicSectionList, sectionList } from '#parts/quiz-questions/sections/schema.ts';
import { haveDistinctIds } from '#parts/quiz-questions/sections/sectioned.ts';
import { getEffectiveLayout } from './effective-layout.ts';

/** A quiz: its layout, and its questions in order, some of them in sections. */

export const layouts = ['one_by_one', 'all_on_page'] as const;

export const draft = z
  .object({
    layout: z.enum(layouts).default('one_by_one'),
    /** One by one: whether a student may return to earlier questions. */
    allow_back: z.boolean().default(true),
    questions: questionList.default([]),
    sections: sectionList,
  })
  .refine(haveDistinctIds);

export type Quiz = z.infer<typeof draft>;

/** Drops what was left empty at the end of a question's lists. */
export function resolve({ questions, ...quiz }: Quiz): Quiz {
  return {
    ...quiz,
    questions: questions.map(completeQuestion),
  };
}

export const publicQuiz = z.strictObject({
  layout: z.enum(layouts),
  allow_back: z.boolean(),
  questions: z.array(publicQuestion),
  sections: publicSectionList,
});

export type PublicQuiz = z.infer<typeof publicQuiz>;

export function createEmptyQuiz(): Quiz {
  return { layout: 'one_by_one', allow_back: true, questions: [] };
}

export function findIssues(content: Quiz): DraftIssue[] {
  if (content.questions.length === 0) return [{ path: ['questions'], message: 'questions_required' }];
  const questionIssues = content.questions.flatMap((question, index) =>
    findQuestionIssues(question).map((issue) => ({ ...issue, path: ['questions', index, ...issue.path] })),
  );
  return [...questionIssues, ...findSectionIssues(content)];
}

export function toPublic(content: Quiz, pin: AttemptPin, withheld: ReadonlySet<string>): PublicQuiz {
  return {
    layout: getEffectiveLayout(content),
    allow_back: content.allow_back,
    ...toPublicParts(content, pin, withheld),
  };
}
