import { defineMessages } from '#contract/language.ts';

/** Texts of the settings that a quiz has beside its questions. */
export const layoutMessages = defineMessages({
  layout: { en: 'Layout', 'zh-hk': '版面', 'zh-cn': '版面' },
  one_by_one: { en: 'One at a time', 'zh-hk': '逐題顯示', 'zh-cn': '逐题显示' },
  all_on_page: { en: 'All on one page', 'zh-hk': '全部在一頁', 'zh-cn': '全部在一页' },
  layout_forced: {
    en: 'because of a time limit',
    'zh-hk': '因題目設有時限',
    'zh-cn': '因题目设有时限',
  },
  allow_back: {
    en: 'Students may go back',
    'zh-hk': '容許學生返回上一題',
    'zh-cn': '允许学生返回上一题',
    'zh-tw': '允許學生返回上一題',
  },
});
