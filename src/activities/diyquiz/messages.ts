import { defineMessages } from '#contract/language.ts';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';

/** Messages of the issues that keep a quiz from being complete, and texts of its report. */
export const messages = defineMessages({
  ...issueMessages,
  questions_required: {
    en: 'Add at least one question',
    'zh-hk': '請至少加入一條題目',
    'zh-cn': '请至少添加一道题目',
    'zh-tw': '請至少加入一道題目',
  },
});
