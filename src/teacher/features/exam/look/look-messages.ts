import { defineMessages } from '#contract/language.ts';

/** Texts of the look at one question. */
export const lookMessages = defineMessages({
  edit: { en: 'Edit', 'zh-hk': '編輯', 'zh-cn': '编辑' },
  question: { en: 'Question', 'zh-hk': '題目', 'zh-cn': '题目' },
  as_students: {
    en: 'As students see it, with its key',
    'zh-hk': '學生所見，連答案',
    'zh-cn': '学生看到的样子，附答案',
  },
  issues: {
    en: 'A draft: it cannot be used before this is finished',
    'zh-hk': '草稿：完成以下各項後才可使用',
    'zh-cn': '草稿：完成以下各项后才能使用',
  },
  versions: { en: 'Versions', 'zh-hk': '版本', 'zh-cn': '版本' },
  version_line: {
    en: 'Version {number} · {time}',
    'zh-hk': '第 {number} 版 · {time}',
    'zh-cn': '第 {number} 版 · {time}',
  },
  by: { en: 'by {name}', 'zh-hk': '{name}', 'zh-cn': '{name}' },
  newest: { en: 'newest', 'zh-hk': '最新', 'zh-cn': '最新' },
  shown: {
    en: 'Version {number} is shown',
    'zh-hk': '現正顯示第 {number} 版',
    'zh-cn': '正在显示第 {number} 版',
  },
  differs: {
    en: 'Differs from the newest in: {fields}',
    'zh-hk': '與最新版不同之處：{fields}',
    'zh-cn': '与最新版不同之处：{fields}',
  },
  same: { en: 'The same as the newest', 'zh-hk': '與最新版相同', 'zh-cn': '与最新版相同' },
  field_text: { en: 'text', 'zh-hk': '題目文字', 'zh-cn': '题目文字' },
  field_answers: { en: 'answers', 'zh-hk': '答案', 'zh-cn': '答案' },
  field_score: { en: 'points', 'zh-hk': '分數', 'zh-cn': '分数' },
  field_explanation: { en: 'explanation', 'zh-hk': '解說', 'zh-cn': '解析' },
  field_instruction: { en: 'instruction', 'zh-hk': '指示', 'zh-cn': '说明' },
  field_sound: { en: 'sound', 'zh-hk': '聲音', 'zh-cn': '声音' },
  field_time: { en: 'time limit', 'zh-hk': '時限', 'zh-cn': '时限' },
  field_kind: { en: 'kind', 'zh-hk': '題型', 'zh-cn': '题型' },
  field_passage: { en: 'passage', 'zh-hk': '篇章', 'zh-cn': '短文', 'zh-tw': '文章' },
  field_attachments: { en: 'attachments', 'zh-hk': '附件', 'zh-cn': '附件' },
  look_at: { en: 'Look at version {number}', 'zh-hk': '查看第 {number} 版', 'zh-cn': '查看第 {number} 版' },
  bring_back: {
    en: 'Bring version {number} back',
    'zh-hk': '還原第 {number} 版',
    'zh-cn': '恢复第 {number} 版',
  },
  brought_back: {
    en: 'Version {number} is the newest again',
    'zh-hk': '已還原第 {number} 版',
    'zh-cn': '已恢复第 {number} 版',
  },
  used_in: { en: 'Used in papers', 'zh-hk': '用於試卷', 'zh-cn': '用于试卷' },
  not_used: {
    en: 'Not in any paper that you see',
    'zh-hk': '你可見的試卷沒有使用',
    'zh-cn': '你可见的试卷没有使用',
  },
  attachments: { en: 'Attachments', 'zh-hk': '附件', 'zh-cn': '附件' },
  unreadable: {
    en: 'This version cannot be shown here.',
    'zh-hk': '此版本無法在此顯示。',
    'zh-cn': '此版本无法在这里显示。',
  },
});
