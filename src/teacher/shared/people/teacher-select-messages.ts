import { defineMessages } from '#contract/language.ts';

export const teacherSelectMessages = defineMessages({
  search_teacher: {
    en: 'Type a name or an email address',
    'zh-hk': '輸入姓名或電郵',
    'zh-cn': '输入姓名或邮箱',
    'zh-tw': '輸入姓名或電子郵件',
  },
  nobody_found: { en: 'Nobody found', 'zh-hk': '找不到老師', 'zh-cn': '找不到老师' },
});
