import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  your_sheet: { en: 'Your worksheet', 'zh-hk': '你的工作紙', 'zh-cn': '你的练习纸', 'zh-tw': '你的學習單' },
  no_pages: {
    en: 'This worksheet has no pages yet.',
    'zh-hk': '這份工作紙還沒有頁面。',
    'zh-cn': '这份练习纸还没有页面。',
    'zh-tw': '這份學習單還沒有頁面。',
  },
  answered_count: {
    en: '{done} of {count} answered',
    'zh-hk': '已作答 {done} / {count}',
    'zh-cn': '已作答 {done} / {count}',
  },
  page: { en: 'Page {number}', 'zh-hk': '第 {number} 頁', 'zh-cn': '第 {number} 页' },
  page_text: {
    en: 'Words on page {number}',
    'zh-hk': '第 {number} 頁的文字',
    'zh-cn': '第 {number} 页的文字',
  },
  no_page_text: {
    en: 'This page has no words that can be read out.',
    'zh-hk': '此頁沒有可以讀出的文字。',
    'zh-cn': '此页没有可以读出的文字。',
  },
});
