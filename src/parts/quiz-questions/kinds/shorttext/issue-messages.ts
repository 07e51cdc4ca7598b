import { defineMessages } from '#contract/language.ts';

/** Messages of issues of a short answer, apart from those about shares of the points. */
export const shorttextIssueMessages = defineMessages({
  texts_count: {
    en: 'Enter 1 to {max} accepted answers',
    'zh-hk': '請輸入 1 至 {max} 個可接受的答案',
    'zh-cn': '请输入 1 至 {max} 个可接受的答案',
  },
  text_required: {
    en: 'Enter accepted answer {number}',
    'zh-hk': '請輸入可接受的答案 {number}',
    'zh-cn': '请输入可接受的答案 {number}',
  },
});
