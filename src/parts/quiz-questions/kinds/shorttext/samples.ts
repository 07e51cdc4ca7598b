import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { defaultSwitches } from '../../typed-texts/compare-switches.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'In one word', 'zh-hk': '用一個詞語回答', 'zh-cn': '用一个词语回答' },
  question: {
    ...sampleCommon('steam7', '水受熱變成甚麼氣體？', { explanation: '水受熱蒸發，變成水蒸氣。' }),
    shorttext: {
      answers: [
        { id: 't1', text: '水蒸氣', share: 100 },
        { id: 't2', text: '蒸氣', share: 50 },
      ],
    },
    ...defaultSwitches,
    match_variants: true,
  },
  right: { shorttext: ' 水蒸气' },
  wrong: { shorttext: '水*' },
  partial: { shorttext: '蒸氣' },
  empty: { shorttext: ' ' },
  misfits: [{ shorttext: '水蒸氣|蒸氣' }],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard9', 'What is frozen water called?'),
      shorttext: {
        answers: [
          { id: 't1', text: 'ice', share: 100 },
          { id: 't2', text: sentinel, share: 50 },
        ],
      },
      ...defaultSwitches,
    },
    right: { shorttext: 'Ice' },
  }),
  simulateRight: ({ shorttext: own }) => ({ shorttext: own?.answers[0]?.text ?? '' }),
  simulateWrong: ({ shorttext: own }, random) => {
    const text = own?.answers[0]?.text ?? '';
    return {
      shorttext: random.pick(['不知道', text.slice(1) || '？', own?.answers[1]?.text ?? text.slice(0, 1)]),
    };
  },
};
