import { defineMessages } from '#contract/language.ts';

/** What a student reads before submitting. */
export const submitMessages = defineMessages({
  submit_title: { en: 'Submit your work?', 'zh-hk': '現在提交？', 'zh-cn': '现在提交？' },
  submit_all: {
    en: 'You have answered everything.',
    'zh-hk': '你已完成所有題目。',
    'zh-cn': '你已完成所有题目。',
  },
  submit_final: {
    en: 'You cannot change your answers afterwards.',
    'zh-hk': '提交後不能再更改答案。',
    'zh-cn': '提交后不能再更改答案。',
  },
  unanswered: {
    en: { one: '{count} question is not answered:', other: '{count} questions are not answered:' },
    'zh-hk': '有 {count} 題尚未作答：',
    'zh-cn': '有 {count} 题还没作答：',
  },
  incomplete: {
    en: {
      one: '{count} question lacks its file or its choice:',
      other: '{count} questions lack their file or their choice:',
    },
    'zh-hk': '有 {count} 題還欠檔案或所選答案：',
    'zh-cn': '有 {count} 题还缺文件或所选答案：',
    'zh-tw': '有 {count} 題還缺檔案或所選答案：',
  },
  flagged: {
    en: { one: 'You flagged {count} question:', other: 'You flagged {count} questions:' },
    'zh-hk': '你標記了 {count} 題：',
    'zh-cn': '你标记了 {count} 题：',
  },
  and_more: { en: 'and {count} more', 'zh-hk': '另外還有 {count} 題', 'zh-cn': '另外还有 {count} 题' },
  keep_working: { en: 'Keep working', 'zh-hk': '繼續作答', 'zh-cn': '继续作答' },
});
