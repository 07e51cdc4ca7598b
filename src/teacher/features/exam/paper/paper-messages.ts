import { defineMessages } from '#contract/language.ts';

/** Texts of the page that puts a paper together. */
export const paperMessages = defineMessages({
  new_paper: { en: 'New paper', 'zh-hk': '新增試卷', 'zh-cn': '新增试卷' },
  edit_paper: { en: 'Edit paper', 'zh-hk': '編輯試卷', 'zh-cn': '编辑试卷' },
  name: { en: 'Title of the paper', 'zh-hk': '試卷名稱', 'zh-cn': '试卷名称' },
  name_needed: { en: 'Enter a title', 'zh-hk': '請輸入試卷名稱', 'zh-cn': '请输入试卷名称' },
  total: {
    en: '{questions} · {points}',
    'zh-hk': '{questions} · {points}',
    'zh-cn': '{questions} · {points}',
  },
  section: { en: 'Section {number}', 'zh-hk': '第 {number} 部分', 'zh-cn': '第 {number} 部分' },
  heading: {
    en: 'Heading of section {number}',
    'zh-hk': '第 {number} 部分的標題',
    'zh-cn': '第 {number} 部分的标题',
  },
  add_section: { en: 'Add a section', 'zh-hk': '新增部分', 'zh-cn': '添加部分' },
  remove_section: {
    en: 'Remove section {number}',
    'zh-hk': '移除第 {number} 部分',
    'zh-cn': '移除第 {number} 部分',
  },
  section_up: {
    en: 'Move section {number} up',
    'zh-hk': '上移第 {number} 部分',
    'zh-cn': '上移第 {number} 部分',
  },
  section_down: {
    en: 'Move section {number} down',
    'zh-hk': '下移第 {number} 部分',
    'zh-cn': '下移第 {number} 部分',
  },
  add_passage: { en: 'Add a passage', 'zh-hk': '加入篇章', 'zh-cn': '添加短文', 'zh-tw': '加入文章' },
  passage: { en: 'Passage', 'zh-hk': '篇章', 'zh-cn': '短文', 'zh-tw': '文章' },
  pick: { en: 'Pick questions', 'zh-hk': '選取題目', 'zh-cn': '选取题目' },
  no_questions: { en: 'No questions yet', 'zh-hk': '未有題目', 'zh-cn': '还没有题目', 'zh-tw': '還沒有題目' },
  move: { en: 'Move question {number}', 'zh-hk': '移動第 {number} 題', 'zh-cn': '移动第 {number} 题' },
  points_of: {
    en: 'Points of question {number}',
    'zh-hk': '第 {number} 題的分數',
    'zh-cn': '第 {number} 题的分数',
  },
  section_of: {
    en: 'Section of question {number}',
    'zh-hk': '第 {number} 題所屬部分',
    'zh-cn': '第 {number} 题所属部分',
  },
  remove_question: {
    en: 'Remove question {number}',
    'zh-hk': '移除第 {number} 題',
    'zh-cn': '移除第 {number} 题',
  },
  take_version: {
    en: 'Take version {number}',
    'zh-hk': '改用第 {number} 版',
    'zh-cn': '改用第 {number} 版',
  },
  hidden: {
    en: 'A question that you do not see',
    'zh-hk': '你沒有權限查看的題目',
    'zh-cn': '你没有权限查看的题目',
  },
  is_deleted: { en: 'deleted', 'zh-hk': '已刪除', 'zh-cn': '已删除' },
  make_quiz: { en: 'Make a quiz of it', 'zh-hk': '製作成測驗', 'zh-cn': '制作成测验' },
  quiz_name: { en: 'Name of the quiz', 'zh-hk': '測驗名稱', 'zh-cn': '测验名称' },
  into_unit: {
    en: 'Also put it into a unit, closed',
    'zh-hk': '同時加入單元（未開放）',
    'zh-cn': '同时加入单元（未开放）',
  },
  quiz_made: {
    en: { one: 'A quiz with {count} question is made', other: 'A quiz with {count} questions is made' },
    'zh-hk': '已製作 {count} 題的測驗',
    'zh-cn': '已制作 {count} 题的测验',
  },
  left_out: {
    en: {
      one: '{count} question that you do not see was left out',
      other: '{count} questions that you do not see were left out',
    },
    'zh-hk': '略過了 {count} 題你沒有權限查看的題目',
    'zh-cn': '略过了 {count} 题你没有权限查看的题目',
  },
  not_yours: {
    en: 'This paper is a colleague’s. Copy it to change it.',
    'zh-hk': '這是同事的試卷，複製後才可修改。',
    'zh-cn': '这是同事的试卷，复制后才能修改。',
  },
  back: { en: 'Back to the papers', 'zh-hk': '返回試卷', 'zh-cn': '返回试卷' },
});
