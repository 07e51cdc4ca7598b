import * as z from 'zod';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { createEmptyQuiz } from '#activities/diyquiz/model.ts';
import { defineMessages } from '#contract/language.ts';
import type { ActivityModel, DraftIssue } from '#form/activity-type.ts';
import type { PublicQuiz, Quiz } from '#parts/quiz/model.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';

/** An activity type for tests only, which draws its questions from a completed quiz when an attempt starts. */

export const drawnQuizDraft = z.object({
  /** Id of the revision from which questions are drawn; 0 if none is chosen yet. */
  source: z.int().default(0),
  count: z.int().min(1).max(20).default(2),
});

export type DrawnQuiz = z.infer<typeof drawnQuizDraft>;

/** The drawn questions in their order. */
export type DrawnQuestions = Quiz['questions'];

function findIssues({ source }: DrawnQuiz): DraftIssue[] {
  return source === 0 ? [{ path: ['source'], message: 'source_required' }] : [];
}

const buildPlaceId = (index: number) => `place${index + 1}`;

/** Makes a placeholder for each question that has not been drawn yet. */
function createPlaceholders(count: number): DrawnQuestions {
  return Array.from({ length: count }, (_, index) =>
    singleQuestion(buildPlaceId(index), {
      text: `Question ${index + 1}`,
      score: 2,
      answers: wordAnswers('*yes', 'no'),
    }),
  );
}

export const drawnquiz: ActivityModel<DrawnQuiz, Quiz, PublicQuiz, QuestionResponse> = {
  ...diyquiz,
  type: 'drawnquiz',
  messages: defineMessages({
    source_required: { en: 'Choose a quiz', 'zh-hk': '請選擇測驗', 'zh-cn': '请选择测验' },
    too_few: { en: 'The quiz has too few questions', 'zh-hk': '題目不足', 'zh-cn': '题目不足' },
  }),
  content: {
    version: 1,
    uploads: [],
    draft: drawnQuizDraft,
    empty: () => drawnQuizDraft.parse({}),
    upgrade: (content) => content,
    findIssues,
    media: () => [],
    resolve: ({ count }, _made, drawn) => ({
      ...createEmptyQuiz(),
      questions:
        (drawn as DrawnQuestions | undefined)?.map((question, index) => ({
          ...question,
          id: buildPlaceId(index),
          score: 2,
        })) ?? createPlaceholders(count),
    }),
  },
};
