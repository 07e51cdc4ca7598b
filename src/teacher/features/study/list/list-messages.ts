import { defineMessages } from '#contract/language.ts';

/** Texts of the study list beside those of the other views. */
export const listMessages = defineMessages({
  spread: {
    en: 'Marks from {least} to {most}; half of the students have {lower} to {upper}, the middle is {middle}',
    'zh-hk': '得分由 {least} 至 {most}；半數學生得 {lower} 至 {upper}，中位數為 {middle}',
    'zh-cn': '得分从 {least} 到 {most}；半数学生得 {lower} 到 {upper}，中位数为 {middle}',
  },
  remind_named: {
    en: {
      one: '{name}: remind {count} student who has not submitted',
      other: '{name}: remind {count} students who have not submitted',
    },
    'zh-hk': '{name}：提醒未提交的 {count} 名學生',
    'zh-cn': '{name}：提醒未提交的 {count} 名学生',
  },
  remind: { en: 'Remind', 'zh-hk': '提醒', 'zh-cn': '提醒' },
  totals: { en: 'Totals', 'zh-hk': '合計', 'zh-cn': '合计' },
  totals_coursewares: {
    en: { one: '{count} courseware', other: '{count} coursewares' },
    'zh-hk': '{count} 項課業',
    'zh-cn': '{count} 个课件',
  },
  totals_submitted: {
    en: '{submitted} of {assigned} submitted',
    'zh-hk': '應交 {assigned} 份，已交 {submitted} 份',
    'zh-cn': '应交 {assigned} 份，已交 {submitted} 份',
  },
  totals_waiting: { en: '{count} to mark', 'zh-hk': '{count} 份待批改', 'zh-cn': '{count} 份待批改' },
  totals_average: {
    en: { one: 'average {average} ({count} mark)', other: 'average {average} ({count} marks)' },
    'zh-hk': '平均分 {average}（{count} 份）',
    'zh-cn': '平均分 {average}（{count} 份）',
  },
  totals_too_many: {
    en: 'Choose a class to see its totals.',
    'zh-hk': '選擇班別即可查看合計。',
    'zh-cn': '选择班级即可查看合计。',
    'zh-tw': '選擇班級即可查看合計。',
  },
});
