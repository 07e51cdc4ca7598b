import { defineMessages } from '#contract/language.ts';

/** Messages of the issues that keep the files from being complete. */
export const messages = defineMessages({
  items_required: {
    en: 'Add at least one file',
    'zh-hk': '請至少加入一個檔案',
    'zh-cn': '请至少添加一个文件',
  },
  items_too_many: {
    en: 'At most {max} files',
    'zh-hk': '最多 {max} 個檔案',
    'zh-cn': '最多 {max} 个文件',
  },
  name_required: {
    en: 'Give the file a name',
    'zh-hk': '請填寫檔案名稱',
    'zh-cn': '请填写文件名称',
  },
  item_pending: {
    en: '{name} has not been converted yet. It can also be offered as a download only.',
    'zh-hk': '「{name}」尚未轉換完成，也可以只供下載。',
    'zh-cn': '“{name}”还没有转换完成，也可以只供下载。',
  },
  pages_too_many: {
    en: 'The documents have more than {max} pages together',
    'zh-hk': '所有文件合共超過 {max} 頁',
    'zh-cn': '所有文档合计超过 {max} 页',
    'zh-tw': '所有文件合計超過 {max} 頁',
  },
});
