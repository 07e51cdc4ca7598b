import { defineMessages } from '#contract/language.ts';

/** Texts shown after a change that failed. */
export const editMessages = defineMessages({
  edit_failed: { en: 'Edit Fail', 'zh-hk': '修改失敗', 'zh-cn': '修改失败' },
});
