import { defineMessages } from '#contract/language.ts';

/** Names of pages. */
export const pageMessages = defineMessages({
  cover: { en: 'Cover', 'zh-hk': '封面', 'zh-cn': '封面' },
  page: { en: 'Page {number}', 'zh-hk': '第 {number} 頁', 'zh-cn': '第 {number} 页' },
  page_titled: {
    en: 'Page {number}: {title}',
    'zh-hk': '第 {number} 頁：{title}',
    'zh-cn': '第 {number} 页：{title}',
  },
});
