import { defineMessages } from '#contract/language.ts';

/** Texts of editors about pages that are made of files. */
export const sourceMessages = defineMessages({
  document_left_out: {
    en: 'not added, because there are {max} documents already. Put it into a second activity.',
    'zh-hk': '未加入，因為已有 {max} 份文件。請加到另一個活動。',
    'zh-cn': '未添加，因为已有 {max} 份文档。请加到另一个活动。',
  },
  page_left_out: {
    en: 'not added, because there are {max} pages already. Put it into a second activity.',
    'zh-hk': '未加入，因為已有 {max} 頁。請加到另一個活動。',
    'zh-cn': '未添加，因为已有 {max} 页。请加到另一个活动。',
  },
  no_room: {
    en: 'This document has {count} pages, but there is room for {room} only. Delete pages, or remove it and put it into a second activity.',
    'zh-hk': '此文件有 {count} 頁，但只能再加入 {room} 頁。請刪除一些頁面，或移除此文件，另建一個活動加入。',
    'zh-cn': '此文档有 {count} 页，但只能再添加 {room} 页。请删除一些页面，或移除此文档，另建一个活动添加。',
  },
  move_page: { en: 'Move page {number}', 'zh-hk': '移動第 {number} 頁', 'zh-cn': '移动第 {number} 页' },
  pages_of: { en: 'Pages of {name}', 'zh-hk': '{name} 的頁面', 'zh-cn': '{name} 的页面' },
  remove_document: { en: 'Remove {name}', 'zh-hk': '移除 {name}', 'zh-cn': '移除 {name}' },
  deleted: {
    en: { one: '{count} page deleted', other: '{count} pages deleted' },
    'zh-hk': '已刪除 {count} 頁',
    'zh-cn': '已删除 {count} 页',
  },
});
