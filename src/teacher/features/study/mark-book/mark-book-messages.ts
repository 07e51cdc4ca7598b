import { defineMessages } from '#contract/language.ts';

/** Texts of the mark book. */
export const markBookMessages = defineMessages({
  title: { en: 'Mark book', 'zh-hk': '成績冊', 'zh-cn': '成绩册' },
  intro: {
    en: 'All activities with marks of a class in a subject, in percent. What is missing or waits for marking is not counted as 0.',
    'zh-hk': '一班在一個科目的所有計分活動（得分率，%）。欠交和待批改的不會當作 0 分。',
    'zh-cn': '一个班级在一个科目的所有计分活动（得分率，%）。缺交和待批改的不会当作 0 分。',
  },
  total: { en: 'Total (%)', 'zh-hk': '總成績 (%)', 'zh-cn': '总成绩 (%)' },
  of_count: {
    en: 'from {marked} of {expected}',
    'zh-hk': '{marked} / {expected} 項',
    'zh-cn': '{marked} / {expected} 项',
  },
  class_average: { en: 'Class average (%)', 'zh-hk': '全班平均 (%)', 'zh-cn': '全班平均 (%)' },
  state_missing: { en: 'Missing', 'zh-hk': '欠交', 'zh-cn': '缺交' },
  state_waiting: { en: 'To mark', 'zh-hk': '待批改', 'zh-cn': '待批改' },
  state_excused: { en: 'Excused', 'zh-hk': '已豁免', 'zh-cn': '已豁免' },
  state_open: { en: 'Not submitted yet', 'zh-hk': '尚未提交', 'zh-cn': '尚未提交' },
  state_not_for: {
    en: 'Not for this student',
    'zh-hk': '此學生不用做',
    'zh-cn': '该学生不用做',
  },
  late: { en: 'late', 'zh-hk': '遲交', 'zh-cn': '迟交' },
  shared: { en: 'group work', 'zh-hk': '小組', 'zh-cn': '小组' },
  points: {
    en: '{score} of {max} points',
    'zh-hk': '{score} / {max} 分',
    'zh-cn': '{score} / {max} 分',
  },
  due: { en: 'Due {time}', 'zh-hk': '截止：{time}', 'zh-cn': '截止：{time}' },
  export: { en: 'Save as Excel', 'zh-hk': '儲存為 Excel', 'zh-cn': '保存为 Excel' },
  print: { en: 'Print', 'zh-hk': '列印', 'zh-cn': '打印' },
  marked_count: { en: 'Activities counted', 'zh-hk': '已計活動', 'zh-cn': '已计活动' },
  expected_count: { en: 'Activities in all', 'zh-hk': '活動總數', 'zh-cn': '活动总数' },
  is_cut: {
    en: 'Only the newest {count} activities are shown.',
    'zh-hk': '只顯示最新的 {count} 項活動。',
    'zh-cn': '只显示最新的 {count} 项活动。',
  },
  empty_title: {
    en: 'No marks in this subject yet',
    'zh-hk': '這個科目尚未有成績',
    'zh-cn': '这个科目还没有成绩',
  },
  empty_text: {
    en: 'Open an activity with marks to the class: it then has a column here.',
    'zh-hk': '向班別開放計分的活動後，該活動便會列在這裏。',
    'zh-cn': '向班级开放计分的活动后，该活动便会列在这里。',
    'zh-tw': '向班級開放計分的活動後，該活動便會列在這裡。',
  },
  no_students: {
    en: 'The class has no students yet',
    'zh-hk': '這一班尚未有學生',
    'zh-cn': '这个班级还没有学生',
    'zh-tw': '這一班還沒有學生',
  },
  no_class: {
    en: 'You teach no class in this school year',
    'zh-hk': '你在這個學年沒有任教的班別',
    'zh-cn': '你在这个学年没有任教的班级',
    'zh-tw': '你在這個學年沒有任教的班級',
  },
  to_units: { en: 'To my units', 'zh-hk': '前往我的單元', 'zh-cn': '前往我的单元' },
});
