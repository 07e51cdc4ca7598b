import { defineMessages } from '#contract/language.ts';

/** Texts of the report on an open question. */
export const openReportMessages = defineMessages({
  not_marked: { en: 'Not marked yet', 'zh-hk': '未評分', 'zh-cn': '未评分' },
  marked_with: { en: '{score} / {max}', 'zh-hk': '{score} / {max} 分', 'zh-cn': '{score} / {max} 分' },
  files_given: {
    en: { one: '{count} file', other: '{count} files' },
    'zh-hk': '{count} 個檔案',
    'zh-cn': '{count} 个文件',
  },
});
