import { defineMessages } from '#contract/language.ts';

export const followUpMessages = defineMessages({
  follow_up: { en: 'Follow up…', 'zh-hk': '跟進…', 'zh-cn': '跟进…' },
  title: {
    en: 'Follow up on “{name}”',
    'zh-hk': '跟進「{name}」',
    'zh-cn': '跟进“{name}”',
  },
  way: { en: 'What to make', 'zh-hk': '建立', 'zh-cn': '创建' },
  way_quiz: {
    en: 'A quiz of these questions for these students',
    'zh-hk': '用這些題目為這些學生建立測驗',
    'zh-cn': '用这些题目为这些学生创建测验',
  },
  way_groups: {
    en: 'Groups: these students, and all others',
    'zh-hk': '分組：這些學生一組，其他同學一組',
    'zh-cn': '分组：这些学生一组，其他同学一组',
  },
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  again: { en: '{name}: once more', 'zh-hk': '{name}（鞏固）', 'zh-cn': '{name}（巩固）' },
  questions: { en: 'Questions', 'zh-hk': '題目', 'zh-cn': '题目' },
  students: {
    en: 'Students who missed some of them',
    'zh-hk': '答錯或未取得滿分的學生',
    'zh-cn': '答错或未得满分的学生',
  },
  missed: {
    en: '{missed} of {count} missed',
    'zh-hk': '{count} 題中有 {missed} 題未取得滿分',
    'zh-cn': '{count} 题中有 {missed} 题未得满分',
  },
  nobody: {
    en: 'Nobody who submitted missed these questions.',
    'zh-hk': '已提交的學生在這些題目都取得滿分。',
    'zh-cn': '已提交的学生在这些题目都得了满分。',
  },
  make_quiz: { en: 'Make the quiz', 'zh-hk': '建立測驗', 'zh-cn': '创建测验' },
  make_groups: { en: 'Make the groups', 'zh-hk': '建立分組', 'zh-cn': '创建分组' },
  name_required: { en: 'Please fill in a name', 'zh-hk': '請填寫名稱', 'zh-cn': '请填写名称' },
  question_required: {
    en: 'Choose at least one question',
    'zh-hk': '請至少選擇一題',
    'zh-cn': '请至少选择一题',
  },
  student_required: {
    en: 'Choose at least one student',
    'zh-hk': '請至少選擇一名學生',
    'zh-cn': '请至少选择一名学生',
  },
  quiz_made: {
    en: 'The quiz is in the unit, closed. Open it when the students should begin.',
    'zh-hk': '測驗已加入單元（未開放），準備好便可開放給這些學生。',
    'zh-cn': '测验已加入单元（未开放），准备好便可开放给这些学生。',
  },
  quiz_is_draft: {
    en: 'The quiz is made, but something is missing before it can be opened. It is in DIY.',
    'zh-hk': '測驗已建立，但尚有資料未填妥，請在 DIY 補充後發佈。',
    'zh-cn': '测验已创建，但还有资料未填好，请在 DIY 补充后发布。',
    'zh-tw': '測驗已建立，但尚有資料未填妥，請在 DIY 補充後發布。',
  },
  groups_made: {
    en: 'The groups are made: activities can be for one of them.',
    'zh-hk': '已建立分組，活動可只給其中一組。',
    'zh-cn': '已创建分组，活动可以只给其中一组。',
  },
});
