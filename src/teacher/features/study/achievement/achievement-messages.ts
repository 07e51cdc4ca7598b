import { defineMessages } from '#contract/language.ts';

/** Texts of the achievement by dimension and level. */
export const achievementMessages = defineMessages({
  title: {
    en: 'Achievement by dimension and level',
    'zh-hk': '各能力範疇及程度的表現',
    'zh-cn': '各能力范畴及程度的表现',
  },
  help: {
    en: 'Points earned of all points of the marked questions. What waits for marking is not counted.',
    'zh-hk': '已評分題目的得分佔其總分的比例，待評分的不計算在內。',
    'zh-cn': '已评分题目的得分占其总分的比例，待评分的不计算在内。',
  },
  of: { en: 'Show', 'zh-hk': '顯示', 'zh-cn': '显示' },
  whole_class: { en: 'Whole class', 'zh-hk': '全班', 'zh-cn': '全班' },
  groups: { en: 'Groups', 'zh-hk': '小組', 'zh-cn': '小组' },
  students: { en: 'Students', 'zh-hk': '學生', 'zh-cn': '学生' },
  this_attempt: { en: 'This attempt', 'zh-hk': '這次作答', 'zh-cn': '这次作答' },
  term_student: {
    en: 'This student in {subject}, whole school year',
    'zh-hk': '這名學生，{subject}，整個學年',
    'zh-cn': '这名学生，{subject}，整个学年',
    'zh-tw': '這名學生，{subject}，整個學年',
  },
  term_class: {
    en: 'Class in {subject}, whole school year',
    'zh-hk': '全班，{subject}，整個學年',
    'zh-cn': '全班，{subject}，整个学年',
  },
  points: {
    en: '{earned} / {possible} points',
    'zh-hk': '{earned} / {possible} 分',
    'zh-cn': '{earned} / {possible} 分',
  },
  questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
  waiting: { en: '{count} to mark', 'zh-hk': '{count} 份待評分', 'zh-cn': '{count} 份待评分' },
  nothing: {
    en: 'No submitted work with labelled questions yet',
    'zh-hk': '尚未有已提交而題目設有範疇的作答',
    'zh-cn': '还没有已提交且题目设有范畴的作答',
    'zh-tw': '還沒有已提交而題目設有範疇的作答',
  },
  of_attempts: {
    en: { one: 'From {count} submitted attempt', other: 'From {count} submitted attempts' },
    'zh-hk': '根據 {count} 份已提交的作答',
    'zh-cn': '根据 {count} 份已提交的作答',
  },
  not_marked: { en: 'Not marked yet', 'zh-hk': '未評分', 'zh-cn': '未评分' },
});
