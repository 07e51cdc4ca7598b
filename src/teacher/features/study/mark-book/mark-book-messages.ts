import { defineMessages } from '#contract/language.ts';

/** Texts of the mark book. */
export const markBookMessages = defineMessages({
  title: { en: 'Mark book', 'zh-hk': '成績冊', 'zh-cn': '成绩册' },
  intro: {
    en: 'All activities with marks and work on paper of a class in a subject, in percent; marks on paper are typed in points. What is missing or waits for marking is not counted as 0.',
    'zh-hk':
      '一班在一個科目的所有計分活動及紙本作業（得分率，%）；紙本作業以分數輸入。欠交和待批改的不會當作 0 分。',
    'zh-cn':
      '一个班级在一个科目的所有计分活动及纸质作业（得分率，%）；纸质作业以分数输入。缺交和待批改的不会当作 0 分。',
    'zh-tw':
      '一班在一個科目的所有計分活動及紙本作業（得分率，%）；紙本作業以分數輸入。缺交和待批改的不會當作 0 分。',
  },
  total: { en: 'Total (%)', 'zh-hk': '總成績 (%)', 'zh-cn': '总成绩 (%)' },
  of_count: {
    en: 'from {marked} of {expected}',
    'zh-hk': '{marked} / {expected} 項',
    'zh-cn': '{marked} / {expected} 项',
  },
  class_average: { en: 'Class average (%)', 'zh-hk': '全班平均 (%)', 'zh-cn': '全班平均 (%)' },
  final: { en: 'Final mark (%)', 'zh-hk': '最終成績 (%)', 'zh-cn': '最终成绩 (%)' },
  final_of: {
    en: 'Final mark of {name}',
    'zh-hk': '{name} 的最終成績',
    'zh-cn': '{name} 的最终成绩',
  },
  final_reason: { en: 'Reason for the final mark', 'zh-hk': '最終成績的原因', 'zh-cn': '最终成绩的原因' },
  final_set: {
    en: 'Set by {teacher}, {time}: {reason}',
    'zh-hk': '{teacher} 於 {time} 設定：{reason}',
    'zh-cn': '{teacher} 于 {time} 设置：{reason}',
  },
  total_changed: {
    en: 'Computed total changed since: {before} → {after}',
    'zh-hk': '計算的總成績其後有變：{before} → {after}',
    'zh-cn': '计算的总成绩其后有变：{before} → {after}',
  },
  mean: { en: 'Mean', 'zh-hk': '平均', 'zh-cn': '平均' },
  mean_of: { en: '{name}: mean', 'zh-hk': '{name}：平均', 'zh-cn': '{name}：平均' },
  weight: { en: 'Weight (%)', 'zh-hk': '比重 (%)', 'zh-cn': '权重 (%)' },
  category: { en: 'Category', 'zh-hk': '類別', 'zh-cn': '类别' },
  categories: { en: 'Categories', 'zh-hk': '類別', 'zh-cn': '类别' },
  no_category: { en: 'No category', 'zh-hk': '沒有類別', 'zh-cn': '没有类别' },
  not_counted: { en: 'not in the total', 'zh-hk': '不計入總成績', 'zh-cn': '不计入总成绩' },
  drops: {
    en: 'lowest {count} left out',
    'zh-hk': '最低 {count} 項不計',
    'zh-cn': '最低 {count} 项不计',
  },
  dropped: { en: 'left out', 'zh-hk': '不計', 'zh-cn': '不计' },
  options_of: { en: 'Options of {name}', 'zh-hk': '{name} 的選項', 'zh-cn': '{name} 的选项' },
  paper: { en: 'Work on paper', 'zh-hk': '紙本作業', 'zh-cn': '纸质作业' },
  add_paper: { en: 'Add work on paper', 'zh-hk': '新增紙本作業', 'zh-cn': '新增纸质作业' },
  out_of: { en: '/ {max}', 'zh-hk': '/ {max}', 'zh-cn': '/ {max}' },
  paper_cell: {
    en: 'Points of {name} in {work}',
    'zh-hk': '{name} 在「{work}」的分數',
    'zh-cn': '{name} 在“{work}”的分数',
  },
  paper_hint: {
    en: '0 to {max} points; x = excused; empty = not marked',
    'zh-hk': '0 至 {max} 分；x = 豁免；留空 = 未評分',
    'zh-cn': '0 至 {max} 分；x = 豁免；留空 = 未评分',
  },
  paper_wrong: {
    en: '0 to {max}, with at most two decimals, or x',
    'zh-hk': '請輸入 0 至 {max}（最多兩位小數）或 x',
    'zh-cn': '请输入 0 至 {max}（最多两位小数）或 x',
  },
  not_saved_yet: { en: 'not saved yet', 'zh-hk': '尚未儲存', 'zh-cn': '尚未保存' },
  not_saved: {
    en: 'Not saved: {reason}',
    'zh-hk': '未能儲存：{reason}',
    'zh-cn': '无法保存：{reason}',
    'zh-tw': '無法儲存：{reason}',
  },
  state_unmarked: { en: 'No mark yet', 'zh-hk': '尚未評分', 'zh-cn': '尚未评分' },
  state_missing: { en: 'Missing', 'zh-hk': '欠交', 'zh-cn': '缺交', 'zh-tw': '缺交' },
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
  marked_count: { en: 'Works counted', 'zh-hk': '已計項目', 'zh-cn': '已计项目' },
  expected_count: { en: 'Works in all', 'zh-hk': '項目總數', 'zh-cn': '项目总数' },
  is_cut: {
    en: 'Only the newest {count} activities are shown.',
    'zh-hk': '只顯示最新的 {count} 項活動。',
    'zh-cn': '只显示最新的 {count} 项活动。',
  },
  empty_title: {
    en: 'No marks in this subject yet',
    'zh-hk': '這個科目尚未有成績',
    'zh-cn': '这个科目还没有成绩',
    'zh-tw': '這個科目還沒有成績',
  },
  empty_text: {
    en: 'Open an activity with marks to the class, or add work on paper: it then has a column here.',
    'zh-hk': '向全班開放計分的活動，或新增紙本作業後，便會列在這裏。',
    'zh-cn': '向全班开放计分的活动，或新增纸质作业后，便会列在这里。',
    'zh-tw': '向全班開放計分的活動，或新增紙本作業後，便會列在這裡。',
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
