import { defineMessages } from '#contract/language.ts';

/** Texts of the fields above a list and of its pages. */
export const listMessages = defineMessages({
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
});
