import { defineMessages } from '#contract/language.ts';

/** Texts of the report of what was watched. */
export const watchMessages = defineMessages({
  nobody: {
    en: 'Nobody has watched anything yet',
    'zh-hk': '尚未有學生觀看',
    'zh-cn': '还没有学生观看',
    'zh-tw': '還沒有學生觀看',
  },
  watched: { en: 'Watched', 'zh-hk': '看過', 'zh-cn': '看过' },
  again: { en: 'Watched again', 'zh-hk': '重看', 'zh-cn': '重看' },
  left: { en: 'Left here', 'zh-hk': '在此離開', 'zh-cn': '在此离开' },
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 人',
    'zh-cn': '{count} 人',
  },
  span: { en: '{from}–{to}', 'zh-hk': '{from}–{to}', 'zh-cn': '{from}–{to}' },
  strip: {
    en: '{row}: between {least} and {most} of {count} students at each moment',
    'zh-hk': '{row}：每段有 {least} 至 {most} 人，共 {count} 人',
    'zh-cn': '{row}：每段有 {least} 至 {most} 人，共 {count} 人',
  },
  moment: { en: 'Moment', 'zh-hk': '時段', 'zh-cn': '时段' },
  moment_text: {
    en: '{span}: {watched} watched, {again} watched again, {left} left',
    'zh-hk': '{span}：{watched} 人看過，{again} 人重看，{left} 人離開',
    'zh-cn': '{span}：{watched} 人看过，{again} 人重看，{left} 人离开',
  },
  as_table: { en: 'As a table', 'zh-hk': '以表格顯示', 'zh-cn': '以表格显示' },
  part: { en: 'Part of the video', 'zh-hk': '影片時段', 'zh-cn': '视频时段', 'zh-tw': '影片時段' },
  questions: { en: 'Questions', 'zh-hk': '題目', 'zh-cn': '题目' },
  question: { en: 'Question {number}', 'zh-hk': '第 {number} 題', 'zh-cn': '第 {number} 题' },
  facility: { en: 'Average {share}', 'zh-hk': '平均得分 {share}', 'zh-cn': '平均得分 {share}' },
  facility_waits: {
    en: 'Average once 3 have submitted',
    'zh-hk': '3 人提交後顯示平均得分',
    'zh-cn': '3 人提交后显示平均得分',
  },
  median: {
    en: 'Half took less than {time}',
    'zh-hk': '用時中位數 {time}',
    'zh-cn': '用时中位数 {time}',
    'zh-tw': '花費時間中位數 {time}',
  },
  skipped: {
    en: 'Most who got question {number} wrong ({count} of {of}) had skipped {from}–{to}.',
    'zh-hk': '答錯第 {number} 題的學生大多（{of} 人中有 {count} 人）沒有看 {from}–{to}。',
    'zh-cn': '答错第 {number} 题的学生大多（{of} 人中有 {count} 人）没有看 {from}–{to}。',
  },
  per_student: { en: 'Each student', 'zh-hk': '每名學生', 'zh-cn': '每名学生', 'zh-tw': '每位學生' },
  only_opened: {
    en: 'Opened, nothing watched',
    'zh-hk': '已開啟，尚未觀看',
    'zh-cn': '已打开，还没观看',
  },
  not_opened: { en: 'Not opened yet', 'zh-hk': '尚未開啟', 'zh-cn': '还没打开', 'zh-tw': '還沒開啟' },
  nothing: {
    en: 'Nothing of the video was watched.',
    'zh-hk': '沒有看過影片。',
    'zh-cn': '没有看过视频。',
  },
  parts: { en: 'Watched: {parts}', 'zh-hk': '看過：{parts}', 'zh-cn': '看过：{parts}' },
  parts_again: { en: 'Watched again: {parts}', 'zh-hk': '重看：{parts}', 'zh-cn': '重看：{parts}' },
  last_at: { en: 'Last at {time}', 'zh-hk': '最後看到 {time}', 'zh-cn': '最后看到 {time}' },
});
