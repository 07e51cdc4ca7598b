import { defineMessages } from '#contract/language.ts';

export const bankSourceMessages = defineMessages({
  add_from_bank: {
    en: 'Add from Course Resources',
    'zh-hk': '從課程資源加入',
    'zh-cn': '从课程资源添加',
  },
});
