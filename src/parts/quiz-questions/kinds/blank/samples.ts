import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { createNumberRules } from '../../numbers/create-number-rules.ts';
import { readPlainNumber } from '../../numbers/interval.ts';
import { blank } from './kind.ts';
import type { Blank, schema } from './schema.ts';

const { fields } = blank.none;

const mistakesByAnswer: Record<string, string[]> = {
  '18': ['9', '36'],
  '5': ['3', '8'],
  '56': ['54', '48'],
  '54': ['56', '45'],
};

const numberRules = {
  ...createNumberRules(),
  answers: [
    { id: 'n1', value: '100', margin: 'nominal' as const, tolerance: '1', to: '', share: 100 },
    { id: 'n2', value: '90', margin: 'range' as const, tolerance: '', to: '110', share: 50 },
  ],
};

const states = {
  options: [
    { id: 'o1', text: '沸騰' },
    { id: 'o2', text: '凝固' },
    { id: 'o3', text: '溶解' },
  ],
  right: 'o1',
  shuffle: true,
};

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Missing words', 'zh-hk': '缺少的字詞', 'zh-cn': '缺少的字词' },
  question: {
    ...sampleCommon('water3', '水加熱後變成 [[1]]，冷卻後變成 [[2]]。水在 [[3]] °C 時 [[4]]。'),
    ...fields,
    blanks: [
      { id: 'b1', accepted: '水蒸氣|水汽' },
      { id: 'b2', accepted: '冰' },
      { id: 'b3', accepted: '', type: 'number', number: numberRules },
      { id: 'b4', accepted: '', type: 'choice', choice: states },
    ],
  },
  right: { blanks: { b1: ' 水汽', b2: '冰', b3: '９９．５', b4: 'o1' } },
  wrong: { blanks: { b1: '冰', b2: '雪', b3: '50', b4: 'o2' } },
  partial: { blanks: { b1: '水蒸氣', b3: '95' } },
  empty: { blanks: { b1: '', b2: ' ', b4: '' } },
  misfits: [
    { blanks: { z: '冰' } },
    { blanks: { constructor: '冰' } },
    { blanks: {} },
    { blanks: { b4: '沸騰', b3: 'o1' } },
  ],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard3', '[[1]] that is frozen is called [[2]]; it is [[3]] m thick.'),
      ...fields,
      blanks: [
        { id: 'b1', accepted: `${sentinel}|water` },
        { id: 'b2', accepted: `ice|${sentinel}` },
        {
          id: 'b3',
          // Left over from when this blank was a text or a choice.
          accepted: sentinel,
          choice: { options: [{ id: 'o1', text: sentinel }], right: 'o1', shuffle: false },
          type: 'number',
          number: { ...createNumberRules('2'), unit: 'optional', units: `m|${sentinel}` },
        },
      ],
    },
    right: { blanks: { b1: 'water', b2: 'ice', b3: '2' } },
  }),
  simulateRight: ({ blanks }) => ({
    blanks: Object.fromEntries(blanks.map((one) => [one.id, findRightText(one)])),
  }),
  simulateWrong: ({ blanks }, random) => {
    const entries = blanks.map((one, index) => {
      const keepsRight = index > 0 && random.nextFraction() < 0.5;
      return [one.id, keepsRight ? findRightText(one) : random.pick(listMistakes(one))];
    });
    return { blanks: Object.fromEntries(entries) };
  },
};

function findRightText({ type, accepted, choice, number }: Blank): string {
  if (type === 'choice') return choice?.right ?? '';
  return type === 'number' ? (number?.answers[0]?.value ?? '') : (accepted.split('|')[0] ?? '');
}

function listMistakes(one: Blank): string[] {
  const right = findRightText(one);
  if (one.type === 'choice') {
    const others = (one.choice?.options ?? []).filter(({ id }) => id !== right);
    return others.map(({ id }) => id);
  }
  const value = one.type === 'number' ? readPlainNumber(right) : null;
  if (value !== null) return [String(value * 10), String(value + 1), String(-value)];
  return mistakesByAnswer[right] ?? ['不知道', right.slice(1) || '？'];
}
