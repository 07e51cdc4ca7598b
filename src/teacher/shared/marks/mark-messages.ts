import { defineMessages } from '#contract/language.ts';

/** Names of work that an earlier version of the app kept without one. */
export const markMessages = defineMessages({
  former_mark: { en: 'Mark given earlier', 'zh-hk': '之前給的評分', 'zh-cn': '之前给的评分' },
  former_comment: {
    en: 'Comment typed earlier',
    'zh-hk': '之前輸入的評語',
    'zh-cn': '之前输入的评语',
  },
});
