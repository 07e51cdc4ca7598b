import { defineMessages } from '#contract/language.ts';
import { pageMessages } from '../page-messages.ts';

/** Words of the page viewer. */
export const viewerMessages = defineMessages({
  ...pageMessages,
  page_of: {
    en: 'Page {number} of {total}',
    'zh-hk': '第 {number} 頁，共 {total} 頁',
    'zh-cn': '第 {number} 页，共 {total} 页',
  },
  pages_of: {
    en: 'Pages {number} and {next} of {total}',
    'zh-hk': '第 {number} 及 {next} 頁，共 {total} 頁',
    'zh-cn': '第 {number} 和 {next} 页，共 {total} 页',
  },
  of_total: { en: 'of {total}', 'zh-hk': '/ {total}', 'zh-cn': '/ {total}' },
  page_number: { en: 'Page number', 'zh-hk': '頁碼', 'zh-cn': '页码' },
  previous: { en: 'Previous page', 'zh-hk': '上一頁', 'zh-cn': '上一页' },
  next: { en: 'Next page', 'zh-hk': '下一頁', 'zh-cn': '下一页' },
  zoom_in: { en: 'Zoom in', 'zh-hk': '放大', 'zh-cn': '放大' },
  zoom_out: { en: 'Zoom out', 'zh-hk': '縮小', 'zh-cn': '缩小' },
  all_pages: { en: 'All pages', 'zh-hk': '所有頁面', 'zh-cn': '所有页面' },
  search: { en: 'Search', 'zh-hk': '搜尋', 'zh-cn': '搜索' },
  search_label: { en: 'Search in these pages', 'zh-hk': '在頁面內搜尋', 'zh-cn': '在页面内搜索' },
  found: {
    en: { one: '{count} place found', other: '{count} places found' },
    'zh-hk': '找到 {count} 處',
    'zh-cn': '找到 {count} 处',
  },
  found_none: {
    en: 'Not found. Try another word.',
    'zh-hk': '找不到，請試試其他字詞。',
    'zh-cn': '找不到，请试试其他字词。',
  },
  no_text: {
    en: 'These pages are pictures: there are no words to search in.',
    'zh-hk': '這些頁面是圖片，沒有可搜尋的文字。',
    'zh-cn': '这些页面是图片，没有可搜索的文字。',
  },
  full_screen: { en: 'Full screen', 'zh-hk': '全螢幕', 'zh-cn': '全屏' },
  leave_full_screen: { en: 'Leave full screen', 'zh-hk': '離開全螢幕', 'zh-cn': '退出全屏' },
  close: { en: 'Close', 'zh-hk': '關閉', 'zh-cn': '关闭' },
  open_link: {
    en: 'Open {host} in a new tab',
    'zh-hk': '在新分頁開啟 {host}',
    'zh-cn': '在新标签页打开 {host}',
  },
  page_missing: {
    en: 'This page could not be loaded.',
    'zh-hk': '未能載入此頁。',
    'zh-cn': '无法加载此页。',
    'zh-tw': '無法載入此頁。',
  },
});
