import { defineMessages } from '#contract/language.ts';
import { readingMessages } from '#parts/reading/messages.ts';

/** Messages of the issues that keep a package from being complete, and texts of its report. */
export const messages = defineMessages({
  ...readingMessages,
  package_required: {
    en: 'Upload the HTML package as a zip file',
    'zh-hk': '請上載 HTML 套件（zip 檔案）',
    'zh-cn': '请上传 HTML 文件包（zip 文件）',
    'zh-tw': '請上傳 HTML 套件（zip 檔案）',
  },
  package_unpacking: {
    en: 'The package is not unpacked yet',
    'zh-hk': '套件尚未解壓縮',
    'zh-cn': '文件包尚未解压',
  },
});
