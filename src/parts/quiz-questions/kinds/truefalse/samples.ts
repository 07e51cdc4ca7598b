import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'True or false', 'zh-hk': '對或錯', 'zh-cn': '对或错' },
  question: {
    ...sampleCommon('whale5', '鯨魚是魚類。', { explanation: '鯨魚用肺呼吸，是哺乳動物。' }),
    truefalse: { answer: 'false' },
  },
  right: { option: 'false' },
  wrong: { option: 'true' },
  empty: { option: null },
  misfits: [],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard5', 'Bats are birds.', { explanation: sentinel }),
      truefalse: { answer: 'false' },
    },
    right: { option: 'false' },
  }),
  simulateRight: ({ truefalse: own }) => ({ option: own?.answer ?? null }),
  simulateWrong: ({ truefalse: own }) => ({ option: own?.answer === 'true' ? 'false' : 'true' }),
};
