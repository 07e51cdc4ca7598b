import { defineMessages } from '#contract/language.ts';

export const otherWaysMessages = defineMessages({
  or: { en: 'or', 'zh-hk': '或', 'zh-cn': '或' },
  with: { en: 'Sign in with {name}', 'zh-hk': '以 {name} 登入', 'zh-cn': '用 {name} 登录' },
});
