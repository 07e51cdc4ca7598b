import { defineMessages } from '#contract/language.ts';

export const classMessages = defineMessages({
  shown: { en: 'Shown', 'zh-hk': '顯示', 'zh-cn': '显示' },
  question: { en: 'Question {title}', 'zh-hk': '題目 {title}', 'zh-cn': '题目 {title}' },
  page: { en: 'Page {number}', 'zh-hk': '第 {number} 頁', 'zh-cn': '第 {number} 页' },
});
