import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  your_drawing: { en: 'Your drawing', 'zh-hk': '你的畫作', 'zh-cn': '你的画作' },
  time_over: {
    en: 'Time is up. What you drew is kept.',
    'zh-hk': '時間到，你的畫作已保留。',
    'zh-cn': '时间到，你的画作已保留。',
  },
});
