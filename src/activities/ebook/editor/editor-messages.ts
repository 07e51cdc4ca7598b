import { defineMessages } from '#contract/language.ts';

export const editorMessages = defineMessages({
  add_title: {
    en: 'Add pages from PDF or Office files, or pictures',
    'zh-hk': '以 PDF、Office 檔案或圖片加入頁面',
    'zh-cn': '用 PDF、Office 文件或图片添加页面',
  },
  add_text: {
    en: 'Each page of a file becomes a page of the book. Put them in order afterwards.',
    'zh-hk': '檔案的每一頁會成為書的一頁，之後可再排列次序。',
    'zh-cn': '文件的每一页会成为书的一页，之后可以再排列顺序。',
    'zh-tw': '檔案的每一頁會成為書的一頁，之後可再排列順序。',
  },
  category: { en: 'Category', 'zh-hk': '類別', 'zh-cn': '类别' },
  category_hint: {
    en: 'e.g. story, textbook, reference',
    'zh-hk': '例如：故事、課本、參考資料',
    'zh-cn': '例如：故事、课本、参考资料',
  },
  cover: { en: 'Cover', 'zh-hk': '封面', 'zh-cn': '封面' },
  cover_first: { en: 'The first page', 'zh-hk': '第一頁', 'zh-cn': '第一页' },
  cover_own: { en: 'A picture of its own', 'zh-hk': '自選圖片', 'zh-cn': '自选图片' },
  choose_cover: { en: 'Choose a picture', 'zh-hk': '選擇圖片', 'zh-cn': '选择图片' },
  use_first: { en: 'Use the first page', 'zh-hk': '使用第一頁', 'zh-cn': '使用第一页' },
  pages: { en: 'Pages', 'zh-hk': '頁面', 'zh-cn': '页面' },
  count_pages: {
    en: { one: '{count} page', other: '{count} pages' },
    'zh-hk': '共 {count} 頁',
    'zh-cn': '共 {count} 页',
  },
  page_number: { en: 'Page {number}', 'zh-hk': '第 {number} 頁', 'zh-cn': '第 {number} 页' },
  has_link: { en: 'with a link', 'zh-hk': '附有連結', 'zh-cn': '附有链接', 'zh-tw': '附有連結' },
  page_from: {
    en: 'Page {page} of {name}',
    'zh-hk': '{name} 第 {page} 頁',
    'zh-cn': '{name} 第 {page} 页',
  },
  title: { en: 'Title (optional)', 'zh-hk': '標題（可留空）', 'zh-cn': '标题（可不填）' },
  title_hint: {
    en: 'Also tells those who cannot see the page what is on it',
    'zh-hk': '也供看不到頁面的學生知道內容',
    'zh-cn': '也让看不到页面的学生知道内容',
  },
  link: {
    en: 'Link on the page (optional)',
    'zh-hk': '頁面上的連結（可留空）',
    'zh-cn': '页面上的链接（可不填）',
  },
  delete_page: { en: 'Delete page', 'zh-hk': '刪除此頁', 'zh-cn': '删除此页' },
  delete_all: {
    en: 'Delete all {count} pages of {name}',
    'zh-hk': '刪除 {name} 的全部 {count} 頁',
    'zh-cn': '删除 {name} 的全部 {count} 页',
  },
  close: { en: 'Close', 'zh-hk': '關閉', 'zh-cn': '关闭' },
});
