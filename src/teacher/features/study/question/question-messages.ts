import { defineMessages } from '#contract/language.ts';

/** Texts for the figures of a question. */
export const questionMessages = defineMessages({
  average_mark: { en: 'Average mark', 'zh-hk': '平均得分', 'zh-cn': '平均得分' },
  average_mark_help: {
    en: 'What the class got on average, of the marks there are.',
    'zh-hk': '全班在此題平均取得的分數，及此題滿分。',
    'zh-cn': '全班在此题平均取得的分数，及此题满分。',
  },
  median_time_help: {
    en: 'The median: half of the students took less time, half took more.',
    'zh-hk': '一半學生用時較短，一半較長（中位數）。',
    'zh-cn': '一半学生用时较短，一半较长（中位数）。',
  },
  earlier_version: {
    en: {
      one: '{count} student answered an earlier version of this question; the marks are from then.',
      other: '{count} students answered an earlier version of this question; their marks are from then.',
    },
    'zh-hk': '{count} 名學生作答的是此題的舊版本，分數按當時的版本計算。',
    'zh-cn': '{count} 名学生作答的是此题的旧版本，分数按当时的版本计算。',
    'zh-tw': '{count} 位學生作答的是此題的舊版本，分數按當時的版本計算。',
  },
  earlier: { en: 'earlier version', 'zh-hk': '舊版題目', 'zh-cn': '旧版题目' },
  more_figures: { en: 'More figures', 'zh-hk': '更多數據', 'zh-cn': '更多数据', 'zh-tw': '更多數據' },
});
