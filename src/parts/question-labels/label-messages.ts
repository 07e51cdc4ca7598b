import { defineMessages } from '#contract/language.ts';

/** Texts of the labels of a question, for editors and figures. */
export const labelMessages = defineMessages({
  labels: { en: 'What it assesses', 'zh-hk': '評估甚麼', 'zh-cn': '评估什么', 'zh-tw': '評估什麼' },
  dimension: { en: 'Dimension', 'zh-hk': '能力範疇', 'zh-cn': '能力范畴' },
  no_dimension: { en: 'None', 'zh-hk': '不設', 'zh-cn': '不设' },
  no_dimensions: {
    en: 'Your school has no dimensions yet. An administrator adds them under Setting.',
    'zh-hk': '學校尚未設定能力範疇，可由管理員在「設定」加入。',
    'zh-cn': '学校还没有添加能力范畴，可由管理员在“设置”添加。',
    'zh-tw': '學校尚未設定能力範疇，可由管理員在「設定」加入。',
  },
  dimension_gone: {
    en: 'A dimension that was deleted',
    'zh-hk': '已刪除的能力範疇',
    'zh-cn': '已删除的能力范畴',
  },
  level: { en: 'Level', 'zh-hk': '程度', 'zh-cn': '程度' },
  level_low: { en: 'Low', 'zh-hk': '低', 'zh-cn': '低' },
  level_medium: { en: 'Medium', 'zh-hk': '中', 'zh-cn': '中' },
  level_high: { en: 'High', 'zh-hk': '高', 'zh-cn': '高' },
});
