import { defineMessages } from '#contract/language.ts';

/** Texts of the report for parents. */
export const reportMessages = defineMessages({
  title: { en: 'Learning report', 'zh-hk': '學習報告', 'zh-cn': '学习报告' },
  student: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  class_and_number: { en: '{name} ({number})', 'zh-hk': '{name}（{number}）', 'zh-cn': '{name}（{number}）' },
  term: { en: 'School year', 'zh-hk': '學年', 'zh-cn': '学年' },
  total: { en: 'Average', 'zh-hk': '平均', 'zh-cn': '平均' },
  total_of: {
    en: {
      one: 'from {count} marked activity',
      other: 'from {count} marked activities',
    },
    'zh-hk': '已評分的 {count} 項活動',
    'zh-cn': '已评分的 {count} 项活动',
  },
  activity: { en: 'Activity', 'zh-hk': '活動', 'zh-cn': '活动' },
  submitted: { en: 'Submitted', 'zh-hk': '提交日期', 'zh-cn': '提交日期' },
  late: { en: 'late', 'zh-hk': '遲交', 'zh-cn': '迟交' },
  points: { en: 'Points', 'zh-hk': '分數', 'zh-cn': '分数' },
  points_of: { en: '{score} / {max}', 'zh-hk': '{score} / {max}', 'zh-cn': '{score} / {max}' },
  share: { en: 'Percent', 'zh-hk': '得分率', 'zh-cn': '得分率' },
  nothing: {
    en: 'No marks have been released yet.',
    'zh-hk': '尚未公佈任何分數。',
    'zh-cn': '尚未公布任何分数。',
    'zh-tw': '尚未公布任何分數。',
  },
  earlier: {
    en: { one: 'and {count} earlier activity', other: 'and {count} earlier activities' },
    'zh-hk': '另有 {count} 項較早的活動',
    'zh-cn': '另有 {count} 项较早的活动',
  },
  missing: { en: 'Missing work:', 'zh-hk': '欠交：', 'zh-cn': '缺交：', 'zh-tw': '缺交：' },
  missing_more: { en: 'and {count} more', 'zh-hk': '另有 {count} 項', 'zh-cn': '另有 {count} 项' },
  missing_none: {
    en: 'No missing work.',
    'zh-hk': '沒有欠交。',
    'zh-cn': '没有缺交。',
    'zh-tw': '沒有缺交。',
  },
  separator: { en: ', ', 'zh-hk': '、', 'zh-cn': '、' },
  remark: { en: 'Remark of the teacher', 'zh-hk': '老師的話', 'zh-cn': '老师的话' },
  by: {
    en: '{teacher} · as of {date}',
    'zh-hk': '{teacher} · 截至 {date}',
    'zh-cn': '{teacher} · 截至 {date}',
  },
  only_released: {
    en: 'Work that is still being marked is not shown.',
    'zh-hk': '仍在批改的作業不會列出。',
    'zh-cn': '仍在批改的作业不会列出。',
  },
  over_title: {
    en: 'This link no longer works',
    'zh-hk': '這個連結已經不能使用',
    'zh-cn': '这个链接已经不能使用',
    'zh-tw': '這個連結已經無法使用',
  },
  over_text: {
    en: 'It may have ended, or the address is not complete. Please ask the teacher for a new one.',
    'zh-hk': '連結可能已經到期，或網址不完整。請向老師索取新的連結。',
    'zh-cn': '链接可能已经到期，或网址不完整。请向老师索取新的链接。',
  },
  busy_title: { en: 'One moment, please', 'zh-hk': '請稍候', 'zh-cn': '请稍候' },
  busy_text: {
    en: 'There were too many requests. Please open the link again in a minute.',
    'zh-hk': '剛才的請求太多，請於一分鐘後再開啟連結。',
    'zh-cn': '刚才的请求太多，请于一分钟后再打开链接。',
  },
});
