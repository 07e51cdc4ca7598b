import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { openFieldDefaults } from './kind.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Answers in own words', 'zh-hk': '自由作答', 'zh-cn': '自由作答' },
  question: {
    ...sampleCommon('ice4', '為甚麼冰會浮在水面？'),
    ...openFieldDefaults,
    file_kinds: ['picture', 'sound'],
    model_answer: '冰的密度比水小。',
    rubric: [{ id: 'r1', text: '說出密度', points: 1.5 }],
  },
  right: { text: '因為冰比水輕。\n它的密度較小。' },
  wrong: { text: ' ' },
  empty: { text: '' },
  misfits: [],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard4', 'Why does ice float?'),
      ...openFieldDefaults,
      model_answer: sentinel,
      rubric: [{ id: 'r1', text: sentinel, points: 0.5 }],
    },
    right: { text: 'It takes more room than the water it was.' },
  }),
  simulateRight: ({ model_answer }) => ({ text: model_answer || '我認為是這樣的，因為課本上有說明。' }),
  simulateWrong: (_question, random) => ({ text: random.pick(['不知道', '因為好看。']) }),
};
