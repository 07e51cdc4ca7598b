import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about number questions. */
export const numberQuestionMessages = defineMessages({
  name: { en: 'Number', 'zh-hk': '數值題', 'zh-cn': '数值题' },
  hint: {
    en: 'Students type a number, with a unit if you like',
    'zh-hk': '學生輸入數值，可連單位',
    'zh-cn': '学生输入数值，可带单位',
  },
});
