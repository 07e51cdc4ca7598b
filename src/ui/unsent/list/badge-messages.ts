import { defineMessages } from '#contract/language.ts';

export const badgeMessages = defineMessages({
  badge: {
    en: { one: '{count} not sent yet', other: '{count} not sent yet' },
    'zh-hk': '{count} 項尚未送出',
    'zh-cn': '{count} 项尚未发送',
  },
});
