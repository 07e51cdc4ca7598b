import { defineMessages } from '#contract/language.ts';

/** Texts of the trend of shares over activities. */
export const trendMessages = defineMessages({
  point: { en: '{number}. {name}', 'zh-hk': '{number}. {name}', 'zh-cn': '{number}. {name}' },
  value: { en: '{label}: {value}', 'zh-hk': '{label}：{value}', 'zh-cn': '{label}：{value}' },
  no_value: { en: 'no mark', 'zh-hk': '未有分數', 'zh-cn': '没有分数', 'zh-tw': '沒有分數' },
  axis: {
    en: 'Numbers of the activities in the table; arrow keys go from one to the next.',
    'zh-hk': '數字是表中活動的編號；可用方向鍵逐項查看。',
    'zh-cn': '数字是表中活动的编号；可用方向键逐项查看。',
    'zh-tw': '數字是表中活動的編號；可用方向鍵逐項查看。',
  },
});
