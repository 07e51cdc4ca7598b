import { sampleCommon } from '#parts/quiz-questions/common/sample-question.ts';
import type { KindSamples } from '#parts/quiz-questions/kind-form/kind-samples.ts';
import type { schema } from './schema.ts';

const parts = [{ id: 'p1' }];

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Counting', 'zh-hk': '點算', 'zh-cn': '点算' },
  question: { ...sampleCommon('beans9', 'How many beans are in the jar?'), tally: { sum: '42', parts } },
  right: { tally: '42' },
  wrong: { tally: '41' },
  empty: { tally: '' },
  misfits: [{ tally: 'many' }],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard9', 'How many?'),
      tally: { sum: sentinel, parts },
    },
    right: { tally: sentinel },
  }),
  simulateRight: (question) => ({ tally: question.tally?.sum ?? '' }),
  simulateWrong: () => ({ tally: '7' }),
};
