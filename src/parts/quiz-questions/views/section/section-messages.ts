import { defineMessages } from '#contract/language.ts';

export const sectionViewMessages = defineMessages({
  fold: { en: 'Hide', 'zh-hk': '收起', 'zh-cn': '收起' },
  unfold: { en: 'Show', 'zh-hk': '展開', 'zh-cn': '展开' },
});
