import { defineMessages } from '#contract/language.ts';

/** Texts about the files that belong to a choice. */
export const evidenceMessages = defineMessages({
  picture_missing: {
    en: 'A picture is still missing.',
    'zh-hk': '還欠圖片。',
    'zh-cn': '还缺图片。',
    'zh-tw': '還缺圖片。',
  },
  file_missing: {
    en: 'A file is still missing.',
    'zh-hk': '還欠檔案。',
    'zh-cn': '还缺文件。',
    'zh-tw': '還缺檔案。',
  },
  response_missing: {
    en: 'Choose an answer as well.',
    'zh-hk': '請一併選出答案。',
    'zh-cn': '请同时选出答案。',
    'zh-tw': '請一併選出答案。',
  },
  none_given: { en: 'Without evidence', 'zh-hk': '沒有附上佐證', 'zh-cn': '没有附上佐证' },
});
