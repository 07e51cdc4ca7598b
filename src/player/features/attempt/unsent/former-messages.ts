import { defineMessages } from '#contract/language.ts';

export const formerMessages = defineMessages({
  earlier_work: { en: 'Earlier work', 'zh-hk': '較早的作答', 'zh-cn': '较早的作答' },
});
