import { defineMessages } from '#contract/language.ts';

/** Messages of issues of a single choice. */
export const singleIssueMessages = defineMessages({
  one_correct: {
    en: 'Mark exactly one answer as correct',
    'zh-hk': '請選定一個正確答案',
    'zh-cn': '请选定一个正确答案',
  },
});
