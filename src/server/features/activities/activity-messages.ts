import { defineMessages } from '#contract/language.ts';

/** Words the server itself puts into activities and refusals. */
export const diyMessages = defineMessages({
  copy_name: { en: '{name} (copy)', 'zh-hk': '{name}（副本）', 'zh-cn': '{name}（副本）' },
  list_separator: { en: ', ', 'zh-hk': '、', 'zh-cn': '、' },
});
