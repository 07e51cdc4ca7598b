import { defineMessages } from '#contract/language.ts';

/** Texts about the targets of a courseware. */
export const targetMessages = defineMessages({
  for_whom: { en: 'For', 'zh-hk': '對象', 'zh-cn': '对象' },
  for_class: { en: 'Whole class', 'zh-hk': '全班', 'zh-cn': '全班' },
  for_groups: { en: 'Groups', 'zh-hk': '小組', 'zh-cn': '小组' },
  for_students: { en: 'Students', 'zh-hk': '個別學生', 'zh-cn': '个别学生' },
  group_of: { en: '{name} ({count})', 'zh-hk': '{name}（{count}）', 'zh-cn': '{name}（{count}）' },
  no_groups: {
    en: 'This class has no groups yet. Make some under Group settings.',
    'zh-hk': '此班尚未分組，請先到「分組設定」建立小組。',
    'zh-cn': '该班尚未分组，请先到“分组设置”建立小组。',
  },
  chosen_of: {
    en: '{count} of {all} chosen',
    'zh-hk': '已選 {count} / {all} 人',
    'zh-cn': '已选 {count} / {all} 人',
  },
  choose_all: { en: 'Choose all', 'zh-hk': '全選', 'zh-cn': '全选' },
  choose_none: { en: 'Choose none', 'zh-hk': '全部取消', 'zh-cn': '全部取消' },
  choose_groups: {
    en: 'Please choose at least one group',
    'zh-hk': '請選擇至少一個小組',
    'zh-cn': '请至少选择一个小组',
  },
  choose_students: {
    en: 'Please choose at least one student',
    'zh-hk': '請選擇至少一名學生',
    'zh-cn': '请至少选择一名学生',
  },
  work_by_group: { en: 'Work in groups', 'zh-hk': '分組作答', 'zh-cn': '分组作答' },
  work_by_group_note: {
    en: 'A group shares one attempt and keeps its members once it has begun. Students without a group work alone.',
    'zh-hk': '每組共用一份作答，開始後組員不變；沒有小組的學生獨自作答。',
    'zh-cn': '每组共用一份作答，开始后组员不变；没有小组的学生独自作答。',
  },
  group_set: { en: 'Groups of', 'zh-hk': '分組', 'zh-cn': '分组' },
  deleted_set: { en: 'Deleted group set', 'zh-hk': '已刪除的分組', 'zh-cn': '已删除的分组' },
  deleted_group: { en: 'Deleted group', 'zh-hk': '已刪除的小組', 'zh-cn': '已删除的小组' },
  choose_set: { en: 'Please choose a group set', 'zh-hk': '請選擇分組', 'zh-cn': '请选择分组' },
  by_groups: { en: 'in groups', 'zh-hk': '分組作答', 'zh-cn': '分组作答' },
  groups_chosen: {
    en: { one: 'for {count} group', other: 'for {count} groups' },
    'zh-hk': '對象：{count} 個小組',
    'zh-cn': '对象：{count} 个小组',
  },
  students_chosen: {
    en: { one: 'for {count} student', other: 'for {count} students' },
    'zh-hk': '對象：{count} 名學生',
    'zh-cn': '对象：{count} 名学生',
  },
  for_nobody: { en: 'for nobody', 'zh-hk': '沒有對象', 'zh-cn': '没有对象' },
  only_for: { en: 'For {names}', 'zh-hk': '對象：{names}', 'zh-cn': '对象：{names}' },
});
