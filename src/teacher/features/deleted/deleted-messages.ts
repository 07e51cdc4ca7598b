import { defineMessages } from '#contract/language.ts';

export const deletedMessages = defineMessages({
  deleted: { en: 'Deleted', 'zh-hk': '已刪除項目', 'zh-cn': '已删除项目' },
  deleted_text: {
    en: 'What teachers deleted in the last 30 days. You can bring it back whole, with the work of students. After that it is gone for good.',
    'zh-hk': '老師在過去 30 天內刪除的項目。你可將其連同學生的作答完整還原；逾期會永久刪除。',
    'zh-cn': '老师在过去 30 天内删除的项目。你可以将其连同学生的作答完整恢复；逾期会永久删除。',
  },
  search: { en: 'Search what was deleted', 'zh-hk': '搜尋已刪除項目', 'zh-cn': '搜索已删除项目' },
  kind: { en: 'Kind', 'zh-hk': '種類', 'zh-cn': '种类' },
  all_kinds: { en: 'All kinds', 'zh-hk': '所有種類', 'zh-cn': '所有种类' },
  kind_unit: { en: 'Unit', 'zh-hk': '單元', 'zh-cn': '单元' },
  kind_courseware: { en: 'Courseware', 'zh-hk': '課業', 'zh-cn': '课件' },
  kind_activity: { en: 'Activity', 'zh-hk': '活動', 'zh-cn': '活动' },
  kind_question: { en: 'Questions', 'zh-hk': '題目', 'zh-cn': '题目' },
  kind_paper: { en: 'Papers', 'zh-hk': '試卷', 'zh-cn': '试卷' },
  deleted_bank: {
    en: 'Deleted from Course Resources',
    'zh-hk': '課程資源的已刪除項目',
    'zh-cn': '课程资源的已删除项目',
  },
  list: { en: 'Deleted in the last 30 days', 'zh-hk': '過去 30 天內刪除', 'zh-cn': '过去 30 天内删除' },
  of_person: { en: 'of {name}', 'zh-hk': '{name} 建立', 'zh-cn': '{name} 创建' },
  in_unit: { en: 'in {unit}', 'zh-hk': '單元「{unit}」', 'zh-cn': '单元“{unit}”' },
  courseware_count: {
    en: { one: '{count} courseware', other: '{count} coursewares' },
    'zh-hk': '{count} 項課業',
    'zh-cn': '{count} 个课件',
  },
  student_count: {
    en: { one: 'work of {count} student', other: 'work of {count} students' },
    'zh-hk': '{count} 名學生的作答',
    'zh-cn': '{count} 名学生的作答',
  },
  deleted_by: {
    en: 'Deleted by {name}, {time}',
    'zh-hk': '{name} 於 {time} 刪除',
    'zh-cn': '{name} 于 {time} 删除',
  },
  deleted_at: { en: 'Deleted {time}', 'zh-hk': '於 {time} 刪除', 'zh-cn': '于 {time} 删除' },
  days_left: {
    en: { one: '{count} day left', other: '{count} days left' },
    'zh-hk': '尚餘 {count} 天',
    'zh-cn': '还剩 {count} 天',
    'zh-tw': '還剩 {count} 天',
  },
  bring_back: { en: 'Bring back', 'zh-hk': '還原', 'zh-cn': '恢复' },
  bring_back_named: { en: 'Bring back {name}', 'zh-hk': '還原「{name}」', 'zh-cn': '恢复“{name}”' },
  brought_back: { en: '“{name}” is back', 'zh-hk': '已還原「{name}」', 'zh-cn': '已恢复“{name}”' },
  unit_first: {
    en: 'Its unit is deleted, too: bring that back first.',
    'zh-hk': '所屬單元亦已刪除，請先還原該單元。',
    'zh-cn': '所属单元也已删除，请先恢复该单元。',
    'zh-tw': '所屬單元也已刪除，請先還原該單元。',
  },
  nothing: { en: 'Nothing was deleted', 'zh-hk': '沒有已刪除的項目', 'zh-cn': '没有已删除的项目' },
  nothing_text: {
    en: 'Units, coursewares and activities that teachers delete stay here for 30 days.',
    'zh-hk': '老師刪除的單元、課業和活動會在此保留 30 天。',
    'zh-cn': '老师删除的单元、课件和活动会在此保留 30 天。',
  },
  nothing_found: { en: 'Nothing matches', 'zh-hk': '找不到符合的項目', 'zh-cn': '找不到符合的项目' },
  nothing_found_text: {
    en: 'Try fewer words, or look in all kinds.',
    'zh-hk': '試試較短的關鍵字，或改為搜尋所有種類。',
    'zh-cn': '试试较短的关键词，或改为搜索所有种类。',
  },
});
