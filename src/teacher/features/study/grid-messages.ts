import { defineMessages } from '#contract/language.ts';

/** Texts of the grid's controls and of exported files. */
export const gridMessages = defineMessages({
  compact_rows: { en: 'Compact rows', 'zh-hk': '緊密顯示', 'zh-cn': '紧凑显示', 'zh-tw': '緊湊顯示' },
  more: { en: 'More', 'zh-hk': '更多', 'zh-cn': '更多' },
  statistics_csv: {
    en: 'Item analysis (.csv)',
    'zh-hk': '題目分析 (.csv)',
    'zh-cn': '题目分析 (.csv)',
  },
  marks: { en: 'Marks', 'zh-hk': '分數', 'zh-cn': '分数' },
  statistics: { en: 'Statistics', 'zh-hk': '統計', 'zh-cn': '统计' },
  drawn_questions: { en: 'Drawn questions', 'zh-hk': '抽出的題目', 'zh-cn': '抽出的题目' },
  place: { en: 'Place', 'zh-hk': '題號', 'zh-cn': '题号' },
  question: { en: 'Question', 'zh-hk': '題目', 'zh-cn': '题目' },
  answers: { en: 'Answers', 'zh-hk': '作答人數', 'zh-cn': '作答人数' },
  score: { en: 'Mark', 'zh-hk': '得分', 'zh-cn': '得分' },
  class_number: { en: 'Class number', 'zh-hk': '班號', 'zh-cn': '学号', 'zh-tw': '座號' },
  student: { en: 'Name', 'zh-hk': '姓名', 'zh-cn': '姓名' },
  english_name: { en: 'English name', 'zh-hk': '英文姓名', 'zh-cn': '英文名' },
  state: { en: 'Status', 'zh-hk': '狀態', 'zh-cn': '状态' },
  attempts: { en: 'Attempts', 'zh-hk': '作答次數', 'zh-cn': '作答次数' },
  total: { en: 'Total', 'zh-hk': '總分', 'zh-cn': '总分' },
  max: { en: 'Full marks', 'zh-hk': '滿分', 'zh-cn': '满分' },
  percent: { en: 'Percent (%)', 'zh-hk': '得分率 (%)', 'zh-cn': '得分率 (%)' },
  minutes: {
    en: 'Time (minutes)',
    'zh-hk': '用時（分鐘）',
    'zh-cn': '用时（分钟）',
    'zh-tw': '花費時間（分鐘）',
  },
  parts_total: { en: 'Parts', 'zh-hk': '部分總數', 'zh-cn': '部分总数' },
});
