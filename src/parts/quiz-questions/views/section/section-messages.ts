import { defineMessages } from '#contract/language.ts';

export const sectionViewMessages = defineMessages({
  passage: { en: 'Passage', 'zh-hk': '篇章', 'zh-cn': '短文', 'zh-tw': '文章' },
  fold: { en: 'Hide', 'zh-hk': '收起', 'zh-cn': '收起' },
  unfold: { en: 'Show', 'zh-hk': '展開', 'zh-cn': '展开' },
});
