import { defineMessages } from '#contract/language.ts';

/** Texts around what students are asked to draw. */
export const taskBarMessages = defineMessages({
  task: { en: 'Task', 'zh-hk': '題目', 'zh-cn': '题目' },
  fold: { en: 'Hide the task', 'zh-hk': '收起題目', 'zh-cn': '收起题目' },
  unfold: { en: 'Show the task', 'zh-hk': '展開題目', 'zh-cn': '展开题目' },
  read: { en: 'Read the task', 'zh-hk': '看題目', 'zh-cn': '看题目' },
  picture: { en: 'See the picture', 'zh-hk': '請看圖片', 'zh-cn': '请看图片' },
});
