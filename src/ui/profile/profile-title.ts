import { defineMessages } from '#contract/language.ts';

/** By itself, because the menu of each app needs it, and not the profile's other texts. */
export const profileTitle = defineMessages({
  title: { en: 'My profile', 'zh-hk': '個人資料', 'zh-cn': '个人资料' },
});
