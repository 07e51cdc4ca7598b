import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  book: { en: 'E-book', 'zh-hk': '電子書', 'zh-cn': '电子书' },
  done: { en: 'I have finished reading', 'zh-hk': '我讀完了', 'zh-cn': '我读完了' },
  no_pages: { en: 'This book has no pages yet', 'zh-hk': '這本書還沒有頁面', 'zh-cn': '这本书还没有页面' },
});
