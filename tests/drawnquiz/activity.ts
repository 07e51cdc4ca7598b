import * as z from 'zod';
import type { ActivityModel, DraftIssue } from '#activities/activity-type.ts';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { emptyQuiz, type PublicQuiz, type Quiz } from '#activities/diyquiz/model.ts';
import { defineMessages } from '#contract/language.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { single, words } from '#parts/quiz-questions/samples/sample-parts.ts';

/** A type for tests only: it draws its questions from a published quiz when an attempt begins. */

export const draft = z.object({
  /** Id of the revision from which questions are drawn; 0 = none yet. */
  source: z.int().default(0),
  count: z.int().min(1).max(20).default(2),
});

export type DrawnQuiz = z.infer<typeof draft>;

/** The drawn questions in their order. */
export type Drawn = Quiz['questions'];

function findIssues({ source }: DrawnQuiz): DraftIssue[] {
  return source === 0 ? [{ path: ['source'], message: 'source_required' }] : [];
}

const placeId = (index: number) => `place${index + 1}`;

/** A placeholder question for each place, before questions are drawn. */
function outline(count: number): Drawn {
  return Array.from({ length: count }, (_, index) =>
    single(placeId(index), { text: `Question ${index + 1}`, score: 2, answers: words('*yes', 'no') }),
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
    draft,
    empty: () => draft.parse({}),
    upgrade: (content) => content,
    findIssues,
    media: () => [],
    resolve: ({ count }, _made, drawn) => ({
      ...emptyQuiz(),
      questions:
        (drawn as Drawn | undefined)?.map((question, index) => ({
          ...question,
          id: placeId(index),
          score: 2,
        })) ?? outline(count),
    }),
  },
};
