import { listRightIds } from '../../choices/choice-kind.ts';
import { wordAnswers } from '../../choices/sample-answers.ts';
import { sampleCommon } from '../../common/sample-question.ts';
import type { KindSamples } from '../../kind-form/kind-samples.ts';
import type { schema } from './schema.ts';

export const samples: KindSamples<typeof schema> = {
  title: { en: 'Several right answers', 'zh-hk': '多個正確答案', 'zh-cn': '多个正确答案' },
  question: {
    ...sampleCommon('prime2', '哪些是質數？'),
    answers: wordAnswers('*2', '4', '*7', '9'),
    credit: 'partial',
  },
  right: { options: ['c', 'a'] },
  wrong: { options: ['b', 'd'] },
  partial: { options: ['a'] },
  empty: { options: [] },
  misfits: [{ options: ['a', 'c', 'z'] }, { options: ['constructor'] }],
  guard: (sentinel) => ({
    question: {
      ...sampleCommon('guard2', 'Which are prime?', { explanation: sentinel }),
      answers: wordAnswers('*2', '*3', '4'),
      credit: 'all_or_nothing',
    },
    right: { options: ['a', 'b'] },
  }),
  simulateRight: (question) => ({ options: listRightIds(question) }),
  simulateWrong: (question, random) => {
    const rightIds = listRightIds(question);
    const wrongIds = question.answers.filter(({ correct }) => !correct).map(({ id }) => id);
    return {
      options: [...rightIds.slice(0, random.integerBetween(1, rightIds.length)), ...wrongIds.slice(0, 1)],
    };
  },
};
