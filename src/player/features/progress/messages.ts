import { defineMessages } from '#contract/language.ts';

/** Texts of a student's own progress. */
export const progressMessages = defineMessages({
  title: { en: 'My progress', 'zh-hk': '我的進度', 'zh-cn': '我的进度' },
  intro: {
    en: 'Your released marks of this school year.',
    'zh-hk': '你在本學年已公佈的分數。',
    'zh-cn': '你在本学年已公布的分数。',
    'zh-tw': '你在本學年已公布的分數。',
  },
  empty: {
    en: 'Activities with marks will appear here.',
    'zh-hk': '計分的活動會在這裏顯示。',
    'zh-cn': '计分的活动会在这里显示。',
    'zh-tw': '計分的活動會顯示在這裡。',
  },
  average: { en: 'Average', 'zh-hk': '平均', 'zh-cn': '平均' },
  of_count: {
    en: '{marked} of {expected} activities marked',
    'zh-hk': '{expected} 項活動中已評 {marked} 項',
    'zh-cn': '{expected} 项活动中已评 {marked} 项',
  },
  no_marks: { en: 'No marks yet', 'zh-hk': '尚未有分數', 'zh-cn': '还没有分数', 'zh-tw': '還沒有分數' },
  no_total: {
    en: 'These marks have no weight in the average',
    'zh-hk': '這些分數不計入平均',
    'zh-cn': '这些分数不计入平均',
  },
  missing_count: {
    en: { one: '{count} missing', other: '{count} missing' },
    'zh-hk': '欠交 {count} 項',
    'zh-cn': '缺交 {count} 项',
    'zh-tw': '缺交 {count} 項',
  },
  trend: { en: 'My results in {subject}', 'zh-hk': '我的{subject}成績', 'zh-cn': '我的{subject}成绩' },
  mine: { en: 'My result', 'zh-hk': '我的成績', 'zh-cn': '我的成绩' },
  activities: { en: 'All activities', 'zh-hk': '所有活動', 'zh-cn': '所有活动' },
  number: { en: 'No.', 'zh-hk': '編號', 'zh-cn': '编号' },
  activity: { en: 'Activity', 'zh-hk': '活動', 'zh-cn': '活动' },
  result: { en: 'Result', 'zh-hk': '成績', 'zh-cn': '成绩' },
  points: { en: '{score} / {max} points', 'zh-hk': '{score} / {max} 分', 'zh-cn': '{score} / {max} 分' },
  submitted: { en: 'submitted {date}', 'zh-hk': '{date} 提交', 'zh-cn': '{date} 提交' },
  due: { en: 'due {date}', 'zh-hk': '{date} 截止', 'zh-cn': '{date} 截止' },
  late: { en: 'late', 'zh-hk': '遲交', 'zh-cn': '迟交' },
  state_waiting: { en: 'Submitted', 'zh-hk': '已提交', 'zh-cn': '已提交' },
  state_missing: { en: 'Missing', 'zh-hk': '欠交', 'zh-cn': '缺交', 'zh-tw': '缺交' },
  state_open: { en: 'To do', 'zh-hk': '待完成', 'zh-cn': '待完成' },
  state_excused: { en: 'Excused', 'zh-hk': '已豁免', 'zh-cn': '已豁免' },
});
