import { defineMessages } from '#contract/language.ts';

export const editorMessages = defineMessages({
  add_title: {
    en: 'Add documents, pictures and videos',
    'zh-hk': '加入文件、圖片和影片',
    'zh-cn': '添加文档、图片和视频',
  },
  add_text: {
    en: 'Students read or watch them here and may download them as they are.',
    'zh-hk': '學生可在此閱讀或觀看，也可下載原檔。',
    'zh-cn': '学生可以在这里阅读或观看，也可以下载原文件。',
  },
  files: { en: 'Files', 'zh-hk': '檔案', 'zh-cn': '文件' },
  move: { en: 'Move {name}', 'zh-hk': '移動 {name}', 'zh-cn': '移动 {name}' },
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  document: { en: 'Document', 'zh-hk': '文件', 'zh-cn': '文档' },
  picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  video: { en: 'Video', 'zh-hk': '影片', 'zh-cn': '视频' },
  count_pages: {
    en: { one: '{count} page', other: '{count} pages' },
    'zh-hk': '{count} 頁',
    'zh-cn': '{count} 页',
  },
  download_only: { en: 'Download only', 'zh-hk': '只供下載', 'zh-cn': '只供下载' },
  remove: { en: 'Remove {name}', 'zh-hk': '移除 {name}', 'zh-cn': '移除 {name}' },
  removed: { en: '{name} removed', 'zh-hk': '已移除 {name}', 'zh-cn': '已移除 {name}' },
});
