import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  task: { en: 'Task', 'zh-hk': '題目', 'zh-cn': '题目' },
  fold: { en: 'Hide the task', 'zh-hk': '收起題目', 'zh-cn': '收起题目' },
  unfold: { en: 'Show the task', 'zh-hk': '展開題目', 'zh-cn': '展开题目' },
  read: { en: 'Read the task', 'zh-hk': '看題目', 'zh-cn': '看题目' },
  picture: { en: 'See the picture', 'zh-hk': '請看圖片', 'zh-cn': '请看图片' },
  your_drawing: { en: 'Your drawing', 'zh-hk': '你的畫作', 'zh-cn': '你的画作' },
  time_over: {
    en: 'Time is up. What you drew is kept.',
    'zh-hk': '時間到，你的畫作已保留。',
    'zh-cn': '时间到，你的画作已保留。',
  },
});
