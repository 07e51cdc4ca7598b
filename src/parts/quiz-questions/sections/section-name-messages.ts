import { defineMessages } from '#contract/language.ts';

/** What a section is called that has no heading. */
export const sectionNameMessages = defineMessages({
  section: { en: 'Section', 'zh-hk': '題組', 'zh-cn': '题组' },
  passage: { en: 'Passage', 'zh-hk': '篇章', 'zh-cn': '短文', 'zh-tw': '文章' },
  sound: { en: 'Sound', 'zh-hk': '聲音', 'zh-cn': '声音' },
});
