import { defineMessages } from '#contract/language.ts';

/** The button that begins a change, and what is shown after it. */
export const changeMessages = defineMessages({
  edit: { en: 'Edit', 'zh-hk': '修改', 'zh-cn': '修改' },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
});
