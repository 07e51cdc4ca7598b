import { defineMessages } from '#contract/language.ts';

export const classMessages = defineMessages({
  drawing: { en: 'Student’s drawing', 'zh-hk': '學生的畫作', 'zh-cn': '学生的画作' },
});
