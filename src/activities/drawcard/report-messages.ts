import { defineMessages } from '#contract/language.ts';

/** Texts of the report on a page of cards. */
export const reportMessages = defineMessages({
  no_cards: { en: 'Drawn without cards', 'zh-hk': '只有繪畫，沒有卡片', 'zh-cn': '只有绘画，没有卡片' },
});
