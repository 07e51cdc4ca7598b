import { defineMessages } from '#contract/language.ts';

/** Texts around the answer to an open question and its key. */
export const openMessages = defineMessages({
  placeholder: {
    en: 'Write your answer here',
    'zh-hk': '在這裏作答',
    'zh-cn': '在这里作答',
    'zh-tw': '在這裡作答',
  },
  characters: {
    en: '{count} of {max} characters',
    'zh-hk': '{count} / {max} 字',
    'zh-cn': '{count} / {max} 字',
  },
  nothing_given: { en: 'No answer', 'zh-hk': '沒有作答', 'zh-cn': '没有作答' },
  model_answer: { en: 'Model answer', 'zh-hk': '參考答案', 'zh-cn': '参考答案' },
  rubric: { en: 'How it is marked', 'zh-hk': '評分準則', 'zh-cn': '评分标准', 'zh-tw': '評分標準' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    'zh-hk': '{count} 分',
    'zh-cn': '{count} 分',
  },
});
