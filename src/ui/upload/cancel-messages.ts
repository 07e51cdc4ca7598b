import { defineMessages } from '#contract/language.ts';

export const cancelMessages = defineMessages({
  cancelled: {
    en: 'The upload was cancelled.',
    'zh-hk': '已取消上載。',
    'zh-cn': '已取消上传。',
    'zh-tw': '已取消上傳。',
  },
});
