import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about the files of an answer. */
export const fileMessages = defineMessages({
  file_picture: { en: 'Pictures', 'zh-hk': '圖片', 'zh-cn': '图片' },
  file_sound: { en: 'Sound', 'zh-hk': '錄音', 'zh-cn': '录音' },
  file_video: { en: 'Video', 'zh-hk': '影片', 'zh-cn': '视频' },
  file_document: { en: 'Documents', 'zh-hk': '文件', 'zh-cn': '文档' },
  file_max: { en: 'Maximum number of files', 'zh-hk': '檔案數目上限', 'zh-cn': '文件数目上限' },
});
