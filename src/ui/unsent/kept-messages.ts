import { defineMessages } from '#contract/language.ts';

export const keptMessages = defineMessages({
  back: {
    en: 'What you typed on {time} is back.',
    'zh-hk': '已取回你於 {time} 輸入的內容。',
    'zh-cn': '已取回你在 {time} 输入的内容。',
  },
  start_over: { en: 'Start over', 'zh-hk': '重新填寫', 'zh-cn': '重新填写' },
});
