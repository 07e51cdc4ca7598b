import { defineMessages } from '#contract/language.ts';

/** Texts of a marking guide. */
export const guideMessages = defineMessages({
  model_answer: { en: 'Model answer', 'zh-hk': '參考答案', 'zh-cn': '参考答案' },
  rubric: { en: 'How it is marked', 'zh-hk': '評分準則', 'zh-cn': '评分标准', 'zh-tw': '評分標準' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    'zh-hk': '{count} 分',
    'zh-cn': '{count} 分',
  },
});
