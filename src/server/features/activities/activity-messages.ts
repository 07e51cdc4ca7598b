import { defineMessages } from '#contract/language.ts';

/** Texts that the server inserts into names of activities and into refusals. */
export const activityMessages = defineMessages({
  copy_name: { en: '{name} (copy)', 'zh-hk': '{name}（副本）', 'zh-cn': '{name}（副本）' },
  list_separator: { en: ', ', 'zh-hk': '、', 'zh-cn': '、' },
});
