import { defineMessages } from '#contract/language.ts';

/** Messages of issues of an open question. */
export const openIssueMessages = defineMessages({
  text_max_range: {
    en: 'Enter a whole number of characters from {min} to {max}',
    'zh-hk': '請輸入 {min} 至 {max} 的整數字數',
    'zh-cn': '请输入 {min} 至 {max} 的整数字数',
  },
  rubric_text_required: {
    en: 'Describe what these points are for',
    'zh-hk': '請輸入評分準則',
    'zh-cn': '请输入评分标准',
    'zh-tw': '請輸入評分標準',
  },
  rubric_points_required: { en: 'Enter the points', 'zh-hk': '請輸入分數', 'zh-cn': '请输入分数' },
  rubric_points_step: {
    en: 'Enter points in steps of {step}',
    'zh-hk': '請以 {step} 為單位輸入分數',
    'zh-cn': '请以 {step} 为单位输入分数',
  },
  rubric_max: {
    en: 'A rubric has {max} lines at most',
    'zh-hk': '評分準則最多 {max} 項',
    'zh-cn': '评分标准最多 {max} 项',
    'zh-tw': '評分標準最多 {max} 項',
  },
  rubric_above_score: {
    en: 'The rubric gives {sum} points together, but the question has only {max}',
    'zh-hk': '評分準則合共 {sum} 分，但題目只有 {max} 分',
    'zh-cn': '评分标准共 {sum} 分，但题目只有 {max} 分',
    'zh-tw': '評分標準合計 {sum} 分，但題目只有 {max} 分',
  },
});
