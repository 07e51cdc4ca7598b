import { defineMessages } from '#contract/language.ts';

/** Refusals concerning terms, classes and subjects. */
export const termMessages = defineMessages({
  term_dates_wrong: {
    en: 'These days do not fit: the last day comes after the first, and holidays lie in their school year.',
    'zh-hk': '日期不符：最後一天須在第一天之後，假期須在學年內。',
    'zh-cn': '日期不符：最后一天须在第一天之后，假期须在学年内。',
  },
  term_overlaps: {
    en: 'These days overlap the school year “{name}”.',
    'zh-hk': '日期與學年「{name}」重疊。',
    'zh-cn': '日期与学年“{name}”重叠。',
  },
  term_not_empty: {
    en: 'This school year has classes, so it cannot be deleted.',
    'zh-hk': '此學年已有班別，不能刪除。',
    'zh-cn': '此学年已有班级，不能删除。',
    'zh-tw': '此學年已有班級，不能刪除。',
  },
  name_taken: {
    en: '“{name}” exists already. Please choose another name.',
    'zh-hk': '「{name}」已存在，請使用其他名稱。',
    'zh-cn': '“{name}”已存在，请使用其他名称。',
  },
  class_not_empty: {
    en: 'This class has students or units, so it cannot be deleted.',
    'zh-hk': '此班別已有學生或單元，不能刪除。',
    'zh-cn': '该班级已有学生或单元，不能删除。',
    'zh-tw': '此班級已有學生或單元，不能刪除。',
  },
  subject_in_use: {
    en: 'This subject has units or is taught, so it cannot be deleted.',
    'zh-hk': '此科目已有單元或任教老師，不能刪除。',
    'zh-cn': '此科目已有单元或任课老师，不能删除。',
  },
  term_over: {
    en: 'This school year is over. You can look at your work, but not change it.',
    'zh-hk': '此學年已結束。你可以查看自己的作品，但不能修改。',
    'zh-cn': '此学年已结束。你可以查看自己的作品，但不能修改。',
  },
  join_code_ended: {
    en: 'The school year of this code is over. Ask your teacher for a new code.',
    'zh-hk': '此代碼所屬的學年已結束，請向老師索取新代碼。',
    'zh-cn': '此代码所属的学年已结束，请向老师索取新代码。',
  },
  roll_over_used: {
    en: 'The new school year is already used, so it cannot be undone.',
    'zh-hk': '新學年已開始使用，不能復原。',
    'zh-cn': '新学年已开始使用，不能撤销。',
  },
  roll_over_too_late: {
    en: 'A new school year can be undone for one day only.',
    'zh-hk': '新學年只可在一天內復原。',
    'zh-cn': '新学年只能在一天内撤销。',
    'zh-tw': '新學年只能在一天內復原。',
  },
});
