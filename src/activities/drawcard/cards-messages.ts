import { defineMessages } from '#contract/language.ts';

/** Texts of cards that were placed, for students and teachers. */
export const cardsMessages = defineMessages({
  placed_cards: { en: 'Cards on the page', 'zh-hk': '頁面上的卡片', 'zh-cn': '页面上的卡片' },
  no_cards: { en: 'No cards', 'zh-hk': '沒有卡片', 'zh-cn': '没有卡片' },
  missing_cards: { en: 'Missing', 'zh-hk': '欠缺', 'zh-cn': '缺少', 'zh-tw': '缺少' },
  right: { en: 'right', 'zh-hk': '正確', 'zh-cn': '正确' },
  wrong: { en: 'wrong', 'zh-hk': '錯誤', 'zh-cn': '错误' },
  right_cards: { en: 'Right cards', 'zh-hk': '正確卡片', 'zh-cn': '正确卡片' },
});
