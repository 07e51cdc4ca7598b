import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { readPlainNumber } from '../../numbers/interval.ts';
import type { NumberRules } from '../../numbers/schema.ts';
import type { schema } from './schema.ts';

const rules: NumberRules = {
  answers: [
    { id: 'n1', value: '2.5', margin: 'nominal', tolerance: '0.1', to: '', share: 100 },
    { id: 'n2', value: '2', margin: 'range', tolerance: '', to: '3', share: 50 },
  ],
  unit: 'required',
  units: 'm|米|公尺',
  wrong_unit_share: 0,
};

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Measured length', 'zh-hk': '量度長度', 'zh-cn': '测量长度' },
  question: {
    ...sampleCommon('plank6', '一塊木板長 250 cm，即是多少米？', { explanation: '1 米 = 100 厘米。' }),
    number: rules,
  },
  right: { number: '２．５ 米' },
  wrong: { number: '250 cm' },
  partial: { number: '2.2 m' },
  empty: { number: ' ' },
  misfits: [{ number: '兩米半' }, { number: '2.5' }, { number: '1e999 m' }],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard8', 'How long is the plank?'),
      number: { ...rules, units: `m|${sentinel}` },
    },
    right: { number: '2.5 m' },
  }),
  simulateRight: ({ number }) => ({ number: withUnit(number?.answers[0]?.value ?? '', number) }),
  simulateWrong: ({ number }, random) => {
    const value = readPlainNumber(number?.answers[0]?.value ?? '') ?? 0;
    const mistake = random.pick([value * 10, value / 10, -value, value + 1, value - 1]);
    return { number: withUnit(String(Number(mistake.toPrecision(6))), number) };
  },
};

/** The number as a student writes it where a unit is asked for. */
function withUnit(value: string, own: NumberRules | undefined): string {
  const [unit = ''] = own && own.unit !== 'none' ? own.units.split('|') : [];
  return `${value} ${unit}`.trim();
}
