import { defineMessages } from '#contract/language.ts';

export const richViewMessages = defineMessages({
  picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  table: { en: 'Table', 'zh-hk': '表格', 'zh-cn': '表格' },
});
