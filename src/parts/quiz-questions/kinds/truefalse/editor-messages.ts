import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about true-or-false questions. */
export const truefalseEditorMessages = defineMessages({
  name: { en: 'True or false', 'zh-hk': '是非題', 'zh-cn': '判断题', 'zh-tw': '是非題' },
  hint: {
    en: 'A statement is true or false',
    'zh-hk': '判斷句子的對錯',
    'zh-cn': '判断句子的对错',
  },
  statement_is: { en: 'The statement is', 'zh-hk': '這個句子', 'zh-cn': '这个句子' },
});
