import * as z from 'zod';
import type { AttemptPin, DraftIssue } from '#form/activity-type.ts';
import { completeQuestion, findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { publicQuestion, questionList } from '#parts/quiz-questions/model.ts';
import { toPublicQuestion, withholdQuestion } from '#parts/quiz-questions/public-question.ts';
import { shuffleBySeed } from '#parts/quiz-questions/shuffle.ts';
import { getEffectiveLayout } from './effective-layout.ts';

/** A quiz: its layout, and its questions in order. */

export const layouts = ['one_by_one', 'all_on_page'] as const;

export const draft = z.object({
  layout: z.enum(layouts).default('one_by_one'),
  /** One by one: whether a student may return to earlier questions. */
  allow_back: z.boolean().default(true),
  questions: questionList.default([]),
});

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
});

export type PublicQuiz = z.infer<typeof publicQuiz>;

export function createEmptyQuiz(): Quiz {
  return { layout: 'one_by_one', allow_back: true, questions: [] };
}

export function findIssues(content: Quiz): DraftIssue[] {
  if (content.questions.length === 0) return [{ path: ['questions'], message: 'questions_required' }];
  return content.questions.flatMap((question, index) =>
    findQuestionIssues(question).map((issue) => ({ ...issue, path: ['questions', index, ...issue.path] })),
  );
}

export function orderQuestions({ questions }: Quiz, pin?: AttemptPin): Quiz['questions'] {
  return pin?.shuffle ? shuffleBySeed(questions, pin.seed, 'questions') : questions;
}

export function toPublic(content: Quiz, pin: AttemptPin, withheld: ReadonlySet<string>): PublicQuiz {
  return {
    layout: getEffectiveLayout(content),
    allow_back: content.allow_back,
    questions: orderQuestions(content, pin).map((question) =>
      withheld.has(question.id) ? withholdQuestion(question) : toPublicQuestion(question, pin),
    ),
  };
}
