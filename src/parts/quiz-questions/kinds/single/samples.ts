import { listRightIds } from '../../choices/choice-kind.ts';
import { pickWrongId, wordAnswers } from '../../choices/sample-answers.ts';
import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'One right answer', 'zh-hk': '一個正確答案', 'zh-cn': '一个正确答案' },
  question: {
    ...sampleCommon('planet1', '哪一個行星最接近太陽？', { explanation: '水星最接近太陽。' }),
    answers: wordAnswers('金星', '*水星', '火星'),
  },
  right: { option: 'b' },
  wrong: { option: 'a' },
  empty: { option: null },
  misfits: [{ option: 'z' }, { option: 'constructor' }],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard1', '1 + 1 = ?', { explanation: sentinel }),
      answers: wordAnswers('1', '*2'),
    },
    right: { option: 'b' },
  }),
  simulateRight: (question) => ({ option: listRightIds(question)[0] ?? null }),
  simulateWrong: ({ answers }, random) => ({ option: pickWrongId(answers, random) }),
};
