import { defineMessages } from '#contract/language.ts';

/** Labels of a name with the first and the last day, and what is wrong with them. */
export const dayMessages = defineMessages({
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  first_day: { en: 'First day', 'zh-hk': '第一天', 'zh-cn': '第一天' },
  last_day: { en: 'Last day', 'zh-hk': '最後一天', 'zh-cn': '最后一天' },
  name_missing: { en: 'Please enter a name.', 'zh-hk': '請輸入名稱。', 'zh-cn': '请输入名称。' },
  day_missing: { en: 'Please choose a day.', 'zh-hk': '請選擇日期。', 'zh-cn': '请选择日期。' },
  day_early: {
    en: 'This is before the first day.',
    'zh-hk': '不能早於第一天。',
    'zh-cn': '不能早于第一天。',
  },
});
