import { defineMessages } from '#contract/language.ts';

/** Texts of lists that are filtered by term, class, subject and keyword. */
export const classFilterMessages = defineMessages({
  term: { en: 'School year', 'zh-hk': '學年', 'zh-cn': '学年' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  subject: { en: 'Subject', 'zh-hk': '科目', 'zh-cn': '科目' },
  all_classes: { en: 'All classes', 'zh-hk': '所有班別', 'zh-cn': '所有班级', 'zh-tw': '所有班級' },
  all_subjects: { en: 'All subjects', 'zh-hk': '所有科目', 'zh-cn': '所有科目' },
  filters: { en: 'Filters', 'zh-hk': '篩選', 'zh-cn': '筛选' },
  filters_set: { en: 'Filters ({count})', 'zh-hk': '篩選（{count}）', 'zh-cn': '筛选（{count}）' },
  clear_search: { en: 'Clear search', 'zh-hk': '清除搜尋', 'zh-cn': '清除搜索' },
  page_of: {
    en: 'Page {page} of {pages}',
    'zh-hk': '第 {page} 頁，共 {pages} 頁',
    'zh-cn': '第 {page} 页，共 {pages} 页',
  },
  previous_page: { en: 'Previous page', 'zh-hk': '上一頁', 'zh-cn': '上一页' },
  next_page: { en: 'Next page', 'zh-hk': '下一頁', 'zh-cn': '下一页' },
  pages: { en: 'Pages', 'zh-hk': '分頁', 'zh-cn': '分页' },
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
