import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { listChoices, listPairs } from './choices.ts';
import { matching } from './kind.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Places and capitals', 'zh-hk': '國家和首都', 'zh-cn': '国家和首都' },
  question: {
    ...sampleCommon('capital6', '把國家和首都配對。', {
      score: 3,
      explanation: '大阪是日本的城市，但不是首都。',
    }),
    matching: {
      pairs: [
        { id: 's1', stem: '日本', choice_id: 'c3', choice: '東京' },
        { id: 's2', stem: '法國', choice_id: 'c1', choice: '巴黎' },
        { id: 's3', stem: '泰國', choice_id: 'c4', choice: '曼谷' },
      ],
      extras: [{ id: 'c2', text: '大阪' }],
    },
  },
  right: { pairs: { s1: 'c3', s2: 'c1', s3: 'c4' } },
  wrong: { pairs: { s1: 'c2', s2: 'c4', s3: 'c1' } },
  partial: { pairs: { s1: 'c3', s2: 'c2' } },
  empty: { pairs: {} },
  misfits: [
    { pairs: { s1: 's1', s2: 'c9' } },
    { pairs: { constructor: 'c1', c3: 's1' } },
    { pairs: { s9: 'c3' } },
  ],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard6', 'Match each animal with its young.', { explanation: sentinel }),
      matching: {
        pairs: [
          { id: 's1', stem: 'cow', choice_id: 'c2', choice: 'calf' },
          { id: 's2', stem: 'sheep', choice_id: 'c1', choice: 'lamb' },
        ],
        extras: [],
      },
    },
    right: { pairs: { s1: 'c2', s2: 'c1' } },
  }),
  simulateRight: (question) => ({ pairs: matching.toKey(question).matches }),
  simulateWrong: (question, random) => {
    const choices = listChoices(question);
    const { matches } = matching.toKey(question);
    const mistakenId = random.pick(listPairs(question)).id;
    const entries = Object.entries(matches).map(([stemId, rightId]) => {
      const isMistaken = stemId === mistakenId || random.nextFraction() < 0.4;
      const others = choices.filter(({ id }) => id !== rightId);
      return [stemId, isMistaken ? random.pick(others).id : rightId];
    });
    return { pairs: Object.fromEntries(entries) };
  },
};
