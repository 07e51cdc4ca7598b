import { defineMessages } from '#contract/language.ts';

export const classMessages = defineMessages({
  shown: { en: 'Shown', 'zh-hk': '顯示', 'zh-cn': '显示' },
  question: { en: 'Question {title}', 'zh-hk': '題目 {title}', 'zh-cn': '题目 {title}' },
  project: {
    en: 'Open for the projector',
    'zh-hk': '在投影機顯示',
    'zh-cn': '在投影仪上显示',
    'zh-tw': '在投影機上顯示',
  },
  page: { en: 'Page {number}', 'zh-hk': '第 {number} 頁', 'zh-cn': '第 {number} 页' },
});
