import { defineMessages } from '#contract/language.ts';

export const classMessages = defineMessages({
  page: { en: 'Student’s page', 'zh-hk': '學生的頁面', 'zh-cn': '学生的页面' },
});
