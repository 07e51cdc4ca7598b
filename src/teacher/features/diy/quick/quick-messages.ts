import { defineMessages } from '#contract/language.ts';

/** Texts of making an activity straight in a unit. */
export const quickMessages = defineMessages({
  title: { en: 'Add: {type}', 'zh-hk': '新增：{type}', 'zh-cn': '添加：{type}' },
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
});
