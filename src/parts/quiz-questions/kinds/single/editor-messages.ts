import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about single choices. */
export const singleEditorMessages = defineMessages({
  name: { en: 'Single choice', 'zh-hk': '單選題', 'zh-cn': '单选题' },
  hint: { en: 'One answer is right', 'zh-hk': '只有一個正確答案', 'zh-cn': '只有一个正确答案' },
});
