import { defineMessages } from '#contract/language.ts';

export const timeMessages = defineMessages({
  clear_time: { en: 'Clear', 'zh-hk': '清除', 'zh-cn': '清除' },
  preset_end_of_day: { en: 'Today 23:59', 'zh-hk': '今天 23:59', 'zh-cn': '今天 23:59' },
  preset_tomorrow: { en: 'Tomorrow 23:59', 'zh-hk': '明天 23:59', 'zh-cn': '明天 23:59' },
  preset_week: {
    en: 'In a week 23:59',
    'zh-hk': '一星期後 23:59',
    'zh-cn': '一周后 23:59',
    'zh-tw': '一週後 23:59',
  },
  next_month: { en: 'Next', 'zh-hk': '下一頁', 'zh-cn': '下一页' },
  previous_month: { en: 'Previous', 'zh-hk': '上一頁', 'zh-cn': '上一页' },
  hours: { en: 'Hours', 'zh-hk': '時', 'zh-cn': '时' },
  minutes_of_time: { en: 'Minutes', 'zh-hk': '分', 'zh-cn': '分' },
  set_time: { en: 'Use this time', 'zh-hk': '使用此時間', 'zh-cn': '使用此时间' },
});
