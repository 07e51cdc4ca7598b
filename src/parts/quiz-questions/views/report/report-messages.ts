import { defineMessages } from '#contract/language.ts';

/** Texts of a question's report. */
export const reportMessages = defineMessages({
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
    'zh-tw': '{count} 位學生',
  },
  answers_given: { en: 'Answers', 'zh-hk': '作答情況', 'zh-cn': '作答情况' },
  right_answer: { en: 'Right answer', 'zh-hk': '正確答案', 'zh-cn': '正确答案' },
  marked_right: { en: 'Marked right', 'zh-hk': '當時評為正確', 'zh-cn': '当时评为正确' },
  earlier_version: { en: 'earlier version', 'zh-hk': '舊版題目', 'zh-cn': '旧版题目' },
  blank_part: {
    en: 'Blank {number}',
    'zh-hk': '填充位 {number}',
    'zh-cn': '填空处 {number}',
    'zh-tw': '空格 {number}',
  },
  accepted: { en: 'Accepted: {answers}', 'zh-hk': '可接受答案：{answers}', 'zh-cn': '可接受答案：{answers}' },
  not_answered: { en: 'Not answered', 'zh-hk': '未作答', 'zh-cn': '未作答' },
  nobody: {
    en: 'Nobody has answered this question yet',
    'zh-hk': '尚未有學生作答',
    'zh-cn': '还没有学生作答',
    'zh-tw': '還沒有學生作答',
  },
  show_more: {
    en: { one: 'Show {count} more answer', other: 'Show {count} more answers' },
    'zh-hk': '顯示其餘 {count} 個答案',
    'zh-cn': '显示其余 {count} 个答案',
  },
  show_names: { en: 'Show all names', 'zh-hk': '顯示所有姓名', 'zh-cn': '显示所有姓名' },
  hide_names: { en: 'Hide all names', 'zh-hk': '隱藏所有姓名', 'zh-cn': '隐藏所有姓名' },
  question_gone: {
    en: 'This question is no longer there',
    'zh-hk': '這一題已不存在',
    'zh-cn': '这道题已不存在',
  },
});
