import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { blank } from './kind.ts';
import type { schema } from './schema.ts';

const { fields } = blank.none;

const mistakesByAnswer: Record<string, string[]> = {
  '18': ['9', '36'],
  '5': ['3', '8'],
  '56': ['54', '48'],
  '54': ['56', '45'],
};

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Missing words', 'zh-hk': '缺少的字詞', 'zh-cn': '缺少的字词' },
  question: {
    ...sampleCommon('water3', '水加熱後變成 [[1]]，冷卻後變成 [[2]]。'),
    ...fields,
    blanks: [
      { id: 'b1', accepted: '水蒸氣|水汽' },
      { id: 'b2', accepted: '冰' },
    ],
  },
  right: { blanks: { b1: ' 水汽', b2: '冰' } },
  wrong: { blanks: { b1: '冰', b2: '雪' } },
  partial: { blanks: { b1: '水蒸氣' } },
  empty: { blanks: { b1: '', b2: ' ' } },
  misfits: [{ blanks: { z: '冰' } }, { blanks: { constructor: '冰' } }, { blanks: {} }],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard3', '[[1]] that is frozen is called [[2]].'),
      ...fields,
      blanks: [
        { id: 'b1', accepted: `${sentinel}|water` },
        { id: 'b2', accepted: `ice|${sentinel}` },
      ],
    },
    right: { blanks: { b1: 'water', b2: 'ice' } },
  }),
  simulateRight: ({ blanks }) => ({
    blanks: Object.fromEntries(blanks.map(({ id, accepted }) => [id, accepted.split('|')[0] ?? ''])),
  }),
  simulateWrong: ({ blanks }, random) => {
    const entries = blanks.map(({ id, accepted }, index) => {
      const text = accepted.split('|')[0] ?? '';
      const keepsRight = index > 0 && random.nextFraction() < 0.5;
      return [
        id,
        keepsRight ? text : random.pick(mistakesByAnswer[text] ?? ['不知道', text.slice(1) || '？']),
      ];
    });
    return { blanks: Object.fromEntries(entries) };
  },
};
