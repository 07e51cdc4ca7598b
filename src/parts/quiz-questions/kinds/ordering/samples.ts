import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import { listItems } from './items.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Life of a butterfly', 'zh-hk': '蝴蝶的一生', 'zh-cn': '蝴蝶的一生' },
  question: {
    ...sampleCommon('butterfly7', '按先後次序排列蝴蝶的一生。', {
      explanation: '蝴蝶要經過四個階段才長成。',
    }),
    ordering: {
      items: [
        { id: 'i3', text: '卵' },
        { id: 'i1', text: '幼蟲' },
        { id: 'i4', text: '蛹' },
        { id: 'i2', text: '成蟲' },
      ],
      credit: 'places',
    },
  },
  right: { order: ['i3', 'i1', 'i4', 'i2'] },
  wrong: { order: ['i1', 'i4', 'i2', 'i3'] },
  partial: { order: ['i3', 'i4', 'i1', 'i2'] },
  empty: { order: [] },
  misfits: [
    { order: ['i3', 'i1', 'i4'] },
    { order: ['i3', 'i3', 'i3', 'i3'] },
    { order: ['i3', 'i1', 'i4', 'i2', 'i2'] },
    { order: ['i3', 'i1', 'i4', 'constructor'] },
  ],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard7', 'Put the numbers in order.', { explanation: sentinel }),
      ordering: {
        items: [
          { id: 'i2', text: 'one' },
          { id: 'i1', text: 'two' },
        ],
        credit: 'all_or_nothing',
      },
    },
    right: { order: ['i2', 'i1'] },
  }),
  simulateRight: (question) => ({ order: listItems(question).map(({ id }) => id) }),
  /** Two neighbours, sometimes another two, are the wrong way round. */
  simulateWrong: (question, random) => {
    const order = listItems(question).map(({ id }) => id);
    const swap = (at: number) => order.splice(at, 2, ...order.slice(at, at + 2).reverse());
    const firstAt = random.integerBetween(0, order.length - 2);
    swap(firstAt);
    if (random.nextFraction() < 0.4 && firstAt > 1) swap(0);
    return { order };
  },
};
