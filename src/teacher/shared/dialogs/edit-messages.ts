import { defineMessages } from '#contract/language.ts';

/** Said when something was changed, or was not. */
export const editMessages = defineMessages({
  edit_failed: { en: 'Edit Fail', 'zh-hk': '修改失敗', 'zh-cn': '修改失败' },
});
