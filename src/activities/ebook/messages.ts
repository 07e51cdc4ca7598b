import { defineMessages } from '#contract/language.ts';

/** Messages of the issues that keep an e-book from being complete. */
export const messages = defineMessages({
  pages_required: {
    en: 'Add at least one page',
    'zh-hk': '請至少加入一頁',
    'zh-cn': '请至少添加一页',
  },
  pages_too_many: {
    en: 'An e-book holds {max} pages at most: delete some, or put them into a second book',
    'zh-hk': '電子書最多 {max} 頁：請刪除一些，或分成兩本書',
    'zh-cn': '电子书最多 {max} 页：请删除一些，或分成两本书',
  },
  document_pending: {
    en: '{name} has not been converted into pages yet',
    'zh-hk': '{name} 尚未轉換成頁面',
    'zh-cn': '{name} 还没有转换成页面',
  },
  link_not_https: {
    en: 'Page {number}: a link begins with https://',
    'zh-hk': '第 {number} 頁：連結須以 https:// 開始',
    'zh-cn': '第 {number} 页：链接须以 https:// 开头',
  },
  link_nobody: {
    en: 'Page {number}: students’ devices cannot open this link',
    'zh-hk': '第 {number} 頁：學生的裝置無法開啟此連結',
    'zh-cn': '第 {number} 页：学生的设备打不开此链接',
  },
});
