import { defineMessages } from '#contract/language.ts';

/** Messages of issues of a true-or-false question. */
export const truefalseIssueMessages = defineMessages({
  truth_required: {
    en: 'Choose whether the statement is true or false',
    'zh-hk': '請選定句子是對還是錯',
    'zh-cn': '请选定句子是对还是错',
  },
});
