import { defineMessages } from '#contract/language.ts';

/** Messages of issues of accepted answers that each give a share of the points. */
export const shareIssueMessages = defineMessages({
  share_range: {
    en: 'Enter a share of the points from {min} to 100%',
    'zh-hk': '請輸入 {min} 至 100% 的得分比例',
    'zh-cn': '请输入 {min} 至 100% 的得分比例',
  },
  share_full_required: {
    en: 'At least one accepted answer must give 100%',
    'zh-hk': '至少一個可接受的答案須得 100%',
    'zh-cn': '至少一个可接受的答案须得 100%',
  },
});
