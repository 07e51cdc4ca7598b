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
  plus_minus: { en: '± {error}', 'zh-hk': '± {error}', 'zh-cn': '± {error}' },
  plus_minus_help: {
    en: '± is the standard error: another class of the same kind would mostly be within it.',
    'zh-hk': '± 為標準誤：換作另一班程度相若的學生，結果多在此範圍內。',
    'zh-cn': '± 为标准误：换成另一班程度相近的学生，结果多在此范围内。',
  },
  consistency: { en: 'Internal consistency', 'zh-hk': '內部一致性', 'zh-cn': '内部一致性' },
  consistency_help: {
    en: 'Of the whole activity: whether its questions measure the same thing. 75% or more is good; below 64% do not rely on totals. In statistics: Cronbach’s alpha.',
    'zh-hk':
      '整份活動的數據：各題是否量度同一種能力。75% 或以上為理想；低於 64% 時總分不大可靠。統計學稱為內部一致性系數。',
    'zh-cn':
      '整份活动的数据：各题是否测量同一种能力。75% 或以上为理想；低于 64% 时总分不太可靠。统计学称为内部一致性系数。',
    'zh-tw':
      '整份活動的數據：各題是否測量同一種能力。75% 或以上為理想；低於 64% 時總分不太可靠。統計學稱為內部一致性係數。',
  },
  standard_error: { en: 'Standard error of a total', 'zh-hk': '總分的標準誤', 'zh-cn': '总分的标准误' },
  standard_error_help: {
    en: 'Of the score of one student in the whole activity: two times out of three it is within this of what the student can do.',
    'zh-hk': '一名學生在整份活動的總分的誤差：三次中約有兩次與學生的真正能力相差不超過此數。',
    'zh-cn': '一名学生在整份活动的总分的误差：三次中约有两次与学生的真正能力相差不超过此数。',
  },
  flag_too_few: {
    en: 'Too few answers to say more: it takes {count}.',
    'zh-hk': '作答太少，不足以判斷（需要 {count} 份）。',
    'zh-cn': '作答太少，不足以判断（需要 {count} 份）。',
  },
  flag_all_right: {
    en: 'Almost everyone was right.',
    'zh-hk': '幾乎全部學生答對。',
    'zh-cn': '几乎所有学生都答对。',
  },
  flag_hardly_any_right: {
    en: 'Hardly anyone was right: teach it again, or check the key.',
    'zh-hk': '幾乎沒有學生答對：宜重教，或核對答案。',
    'zh-cn': '几乎没有学生答对：宜重讲，或核对答案。',
  },
  flag_strong_wrong: {
    en: 'Those who know the rest got this wrong: check the key.',
    'zh-hk': '其餘題目表現好的學生，此題反而失分：宜核對答案有否設錯。',
    'zh-cn': '其余题目表现好的学生，此题反而失分：宜核对答案有没有设错。',
  },
  flag_tells_nothing: {
    en: 'Those who know the rest did hardly better here: check the wording.',
    'zh-hk': '其餘題目表現好的學生，此題未見較好：宜檢視題目用字。',
    'zh-cn': '其余题目表现好的学生，此题没有明显更好：宜检查题目表述。',
    'zh-tw': '其餘題目表現好的學生，此題沒有明顯較好：宜檢視題目用字。',
  },
  flags: { en: 'What stands out', 'zh-hk': '值得留意', 'zh-cn': '值得留意' },
  drawn: {
    en: 'Questions drawn from the bank',
    'zh-hk': '從題庫抽出的題目',
    'zh-cn': '从题库抽出的题目',
  },
  answers: { en: 'Answers', 'zh-hk': '作答份數', 'zh-cn': '作答份数' },
  assesses: {
    en: 'Assesses: {dimension}, level {level}',
    'zh-hk': '評估：{dimension}，程度{level}',
    'zh-cn': '评估：{dimension}，程度{level}',
  },
  earlier: { en: 'earlier version', 'zh-hk': '舊版題目', 'zh-cn': '旧版题目' },
  more_figures: { en: 'More figures', 'zh-hk': '更多數據', 'zh-cn': '更多数据', 'zh-tw': '更多數據' },
});
