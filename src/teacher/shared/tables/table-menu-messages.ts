import { defineMessages } from '#contract/language.ts';

/** Texts of the menu that saves or prints a table. */
export const tableMenuMessages = defineMessages({
  export: { en: 'Export', 'zh-hk': '匯出', 'zh-cn': '导出', 'zh-tw': '匯出' },
  xlsx: { en: 'Excel (.xlsx)', 'zh-hk': 'Excel (.xlsx)', 'zh-cn': 'Excel (.xlsx)' },
  csv: { en: 'CSV (.csv)', 'zh-hk': 'CSV (.csv)', 'zh-cn': 'CSV (.csv)' },
  print: { en: 'Print', 'zh-hk': '列印', 'zh-cn': '打印' },
  export_failed: {
    en: 'The file could not be made. Please try again.',
    'zh-hk': '未能製作檔案，請再試一次。',
    'zh-tw': '無法製作檔案，請再試一次。',
    'zh-cn': '无法生成文件，请再试一次。',
  },
});
