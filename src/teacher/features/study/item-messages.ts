import { defineMessages } from '#contract/language.ts';

/** Words of the figures of a question. */
export const itemMessages = defineMessages({
  average_mark: { en: 'Average mark', 'zh-hk': '平均得分', 'zh-cn': '平均得分' },
  average_mark_help: {
    en: 'What the class got on average, of the marks there are.',
    'zh-hk': '全班在此題平均取得的分數，及此題滿分。',
    'zh-cn': '全班在此题平均取得的分数，及此题满分。',
  },
  median_time_help: {
    en: 'Half of the students took less time, half took more.',
    'zh-hk': '一半學生用時較短，一半較長。',
    'zh-cn': '一半学生用时较短，一半较长。',
  },
  more_figures: { en: 'More figures', 'zh-hk': '更多數據', 'zh-cn': '更多数据', 'zh-tw': '更多數據' },
});
