import { defineMessages } from '#contract/language.ts';

/** Texts of what teachers write on handed-in files. */
export const fileInkMessages = defineMessages({
  write: {
    en: 'Write on the files',
    'zh-hk': '在檔案上批改',
    'zh-cn': '在文件上批改',
    'zh-tw': '在檔案上批改',
  },
  written: {
    en: 'Your teacher wrote on your files',
    'zh-hk': '老師在你的檔案上寫了批改',
    'zh-cn': '老师在你的文件上写了批改',
  },
  written_by_teachers: { en: 'Written on the files', 'zh-hk': '檔案上的批改', 'zh-cn': '文件上的批改' },
  see_written: {
    en: 'See what your teacher wrote on {name}',
    'zh-hk': '查看老師在 {name} 上的批改',
    'zh-cn': '查看老师在 {name} 上的批改',
  },
  page_of_file: { en: '{name}, page {page}', 'zh-hk': '{name} 第 {page} 頁', 'zh-cn': '{name} 第 {page} 页' },
  files_of: { en: 'Files of {name}', 'zh-hk': '{name} 的檔案', 'zh-cn': '{name} 的文件' },
  files: { en: 'Submitted files', 'zh-hk': '提交的檔案', 'zh-cn': '提交的文件' },
  gallery: { en: 'Files of the class', 'zh-hk': '全班的檔案', 'zh-cn': '全班的文件' },
  drawing_pages: {
    en: 'The pages of {name} are being prepared…',
    'zh-hk': '正在準備 {name} 的頁面…',
    'zh-cn': '正在准备 {name} 的页面…',
  },
  no_pages: {
    en: '{name} can be downloaded, but not written on.',
    'zh-hk': '{name} 可以下載，但未能在上面批改。',
    'zh-cn': '{name} 可以下载，但无法在上面批改。',
    'zh-tw': '{name} 可以下載，但無法在上面批改。',
  },
  more_pages: { en: '+{count}', 'zh-hk': '+{count}', 'zh-cn': '+{count}' },
  close: { en: 'Close', 'zh-hk': '關閉', 'zh-cn': '关闭' },
});
