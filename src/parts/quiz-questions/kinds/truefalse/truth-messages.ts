import { defineMessages } from '#contract/language.ts';

/** What a statement is. */
export const truthMessages = defineMessages({
  true: { en: 'True', 'zh-hk': '對', 'zh-cn': '对' },
  false: { en: 'False', 'zh-hk': '錯', 'zh-cn': '错' },
});
