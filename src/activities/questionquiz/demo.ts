import type { DemoHalf } from '#form/demo-half.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { simulateAnswer } from '#parts/quiz-questions/samples/simulate-answer.ts';
import type { DrawnQuiz } from './model.ts';

export const demo: DemoHalf<DrawnQuiz, Quiz> = {
  buildActivities: async () => [
    {
      key: 'exam-practice',
      name: '期考溫習：隨機練習',
      description: '每次由題庫抽出不同的題目，期考前多練習。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 4,
      difficulty: 'medium',
      isPlacedByDefault: true,
      content: {
        layout: 'one_by_one',
        allow_back: true,
        slots: [
          { id: 'exam', kind: 'random', count: 4, filter: { tag: '期考' }, points: 2, prefer_unseen: true },
          {
            id: 'space',
            kind: 'random',
            count: 1,
            filter: { tag: 'space' },
            points: 1,
            prefer_unseen: false,
          },
        ],
      },
    },
  ],
  simulateWork: ({ questions }, { skill }, random) =>
    questions.flatMap((question) => {
      const response = simulateAnswer(question, skill, 0, random);
      return response
        ? [{ question_id: question.id, response, time_ms: 1000 * random.integerBetween(8, 75) }]
        : [];
    }),
};
