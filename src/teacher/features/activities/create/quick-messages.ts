import { defineMessages } from '#contract/language.ts';

/** Texts of making an activity within a unit. */
export const quickMessages = defineMessages({
  title: { en: 'Add: {type}', 'zh-hk': '新增：{type}', 'zh-cn': '添加：{type}' },
  put_when_ready: {
    en: 'It will be put into the unit when the files are ready. Please keep this window open.',
    'zh-hk': '檔案轉換好後會自動加入單元，請不要關閉此視窗。',
    'zh-cn': '文件转换好后会自动加入单元，请不要关闭此窗口。',
  },
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
});
