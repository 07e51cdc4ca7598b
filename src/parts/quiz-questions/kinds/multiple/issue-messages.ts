import { defineMessages } from '#contract/language.ts';

/** Messages of issues of a multiple choice. */
export const multipleIssueMessages = defineMessages({
  some_correct: {
    en: 'Mark at least one answer as correct',
    'zh-hk': '請選定至少一個正確答案',
    'zh-cn': '请选定至少一个正确答案',
  },
});
