import { defineMessages } from '#contract/language.ts';

/** Texts of lists that are filtered by term, class, subject and keyword. */
export const classFilterMessages = defineMessages({
  term: { en: 'School year', 'zh-hk': '學年', 'zh-cn': '学年' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  subject: { en: 'Subject', 'zh-hk': '科目', 'zh-cn': '科目' },
  all_classes: { en: 'All classes', 'zh-hk': '所有班別', 'zh-cn': '所有班级', 'zh-tw': '所有班級' },
  all_subjects: { en: 'All subjects', 'zh-hk': '所有科目', 'zh-cn': '所有科目' },
  no_classes: {
    en: 'You have no class in this school year.',
    'zh-hk': '你在這個學年沒有任教班別。',
    'zh-cn': '你在这个学年没有任教班级。',
    'zh-tw': '你在這個學年沒有任教班級。',
  },
  no_classes_text: {
    en: 'Choose another school year, or ask your administrator to give you a class.',
    'zh-hk': '請選擇其他學年，或請管理員為你編配班別。',
    'zh-cn': '请选择其他学年，或请管理员为你分配班级。',
    'zh-tw': '請選擇其他學年，或請管理員為你分配班級。',
  },
});
