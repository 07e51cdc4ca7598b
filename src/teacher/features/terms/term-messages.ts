import { defineMessages } from '#contract/language.ts';

export const termMessages = defineMessages({
  terms: { en: 'School years', 'zh-hk': '學年', 'zh-cn': '学年' },
  terms_text: {
    en: 'The date decides which one is current. Between two school years the last one goes on; once the next begins, students can look at their work of the past one, but not change it.',
    'zh-hk':
      '系統按日期決定目前的學年；兩個學年之間沿用上一個學年。新學年開始後，學生可查看舊學年的作品，但不能修改。',
    'zh-cn':
      '系统按日期决定当前的学年；两个学年之间沿用上一个学年。新学年开始后，学生可查看旧学年的作品，但不能修改。',
  },
  add_term: { en: 'Add a school year', 'zh-hk': '新增學年', 'zh-cn': '添加学年' },
  edit_term: { en: 'Edit {name}', 'zh-hk': '修改 {name}', 'zh-cn': '修改 {name}' },
  delete_term: { en: 'Delete {name}', 'zh-hk': '刪除 {name}', 'zh-cn': '删除 {name}' },
  delete_question: {
    en: 'Delete “{name}” with its holidays? It has no classes.',
    'zh-hk': '要刪除「{name}」和它的假期嗎？此學年沒有班別。',
    'zh-cn': '要删除“{name}”和它的假期吗？此学年没有班级。',
    'zh-tw': '要刪除「{name}」和它的假期嗎？此學年沒有班級。',
  },
  no_terms: { en: 'No school year yet', 'zh-hk': '未有學年', 'zh-cn': '还没有学年', 'zh-tw': '還沒有學年' },
  no_terms_text: {
    en: 'Add the first one; then add its classes.',
    'zh-hk': '請新增第一個學年，再加入班別。',
    'zh-cn': '请添加第一个学年，再加入班级。',
    'zh-tw': '請新增第一個學年，再加入班級。',
  },
  days: { en: '{from} to {to}', 'zh-hk': '{from} 至 {to}', 'zh-cn': '{from} 至 {to}' },
  counts: {
    en: 'Classes: {classes}, units: {units}',
    'zh-hk': '班別 {classes} 個，單元 {units} 個',
    'zh-cn': '班级 {classes} 个，单元 {units} 个',
    'zh-tw': '班級 {classes} 個，單元 {units} 個',
  },
  state_current: { en: 'Current', 'zh-hk': '目前', 'zh-cn': '当前' },
  state_past: { en: 'Past', 'zh-hk': '已結束', 'zh-cn': '已结束' },
  state_coming: { en: 'Coming', 'zh-hk': '未開始', 'zh-cn': '未开始' },
  classes_of: {
    en: 'Classes of {name}',
    'zh-hk': '{name} 的班別',
    'zh-cn': '{name} 的班级',
    'zh-tw': '{name} 的班級',
  },
  classes: { en: 'Classes', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  holidays: { en: 'Holidays', 'zh-hk': '假期', 'zh-cn': '假期' },
  add_holiday: { en: 'Add a holiday', 'zh-hk': '新增假期', 'zh-cn': '添加假期' },
  add_holiday_to: {
    en: 'Add a holiday to {name}',
    'zh-hk': '為 {name} 新增假期',
    'zh-cn': '为 {name} 添加假期',
  },
  delete_holiday: {
    en: 'Delete the holiday {name}',
    'zh-hk': '刪除假期「{name}」',
    'zh-cn': '删除假期“{name}”',
  },
});
