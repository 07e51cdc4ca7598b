import { defineMessages } from '#contract/language.ts';

/** Messages of issues of a fill-in-blank question. */
export const blankIssueMessages = defineMessages({
  blanks_one_to_six: {
    en: 'The question needs 1 to {max} blanks',
    'zh-hk': '題目須有 1 至 {max} 個填充位',
    'zh-cn': '题目须有 1 至 {max} 个填空处',
  },
  blank_not_in_body: {
    en: 'Blank {number} is missing from the question: write [[{number}]] where it belongs',
    'zh-hk': '題目中沒有填充位 {number}：請在適當位置加入 [[{number}]]',
    'zh-cn': '题目中没有填空处 {number}：请在适当位置加入 [[{number}]]',
  },
  blank_unknown: {
    en: 'Blank {number} in the question has no answers',
    'zh-hk': '題目中的填充位 {number} 未設答案',
    'zh-cn': '题目中的填空处 {number} 未设答案',
  },
  blank_repeated: {
    en: 'Blank {number} stands in the question more than once',
    'zh-hk': '填充位 {number} 在題目中出現多於一次',
    'zh-cn': '填空处 {number} 在题目中出现多于一次',
  },
  blanks_in_order: {
    en: 'Number the blanks in reading order: 1, 2, 3 …',
    'zh-hk': '請按閱讀次序為填充位編號：1、2、3……',
    'zh-cn': '请按阅读顺序为填空处编号：1、2、3……',
  },
  accepted_required: {
    en: 'Enter an accepted answer for blank {number}',
    'zh-hk': '請輸入填充位 {number} 的可接受答案',
    'zh-cn': '请输入填空处 {number} 的可接受答案',
  },
});
