import { defineMessages } from '#contract/language.ts';

/** Texts for correcting a question that students have used. */
export const correctionMessages = defineMessages({
  correct: { en: 'Correct this question…', 'zh-hk': '更正此題…', 'zh-cn': '更正此题…' },
  title: { en: 'Correct a question', 'zh-hk': '更正題目', 'zh-cn': '更正题目' },
  was_corrected: {
    en: 'This question was corrected: {how}.',
    'zh-hk': '此題已更正：{how}。',
    'zh-cn': '此题已更正：{how}。',
  },
  see_corrections: { en: 'See all corrections', 'zh-hk': '查看所有更正', 'zh-cn': '查看所有更正' },
  step_change: { en: '1. What is wrong', 'zh-hk': '1. 有何錯誤', 'zh-cn': '1. 有何错误' },
  step_preview: { en: '2. Who gains and loses', 'zh-hk': '2. 誰加分、誰減分', 'zh-cn': '2. 谁加分、谁减分' },
  kind_key: { en: 'Change the key', 'zh-hk': '更改答案', 'zh-cn': '更改答案' },
  kind_points: { en: 'Change the points', 'zh-hk': '更改分數', 'zh-cn': '更改分数', 'zh-tw': '更改配分' },
  kind_void: {
    en: 'Take it out, it counts for nobody',
    'zh-hk': '取消此題，不計分',
    'zh-cn': '取消此题，不计分',
  },
  kind_full_marks: {
    en: 'Give everybody the marks',
    'zh-hk': '所有人得滿分',
    'zh-cn': '所有人得满分',
  },
  how: { en: 'How to correct it', 'zh-hk': '更正方式', 'zh-cn': '更正方式' },
  key_text: {
    en: 'Set the right answer below. What students saw stays: options and blanks can be neither added nor removed.',
    'zh-hk': '請在下方設定正確答案。學生看過的內容不變，不能增減選項或填充位。',
    'zh-cn': '请在下方设置正确答案。学生看过的内容不变，不能增减选项或填空处。',
    'zh-tw': '請在下方設定正確答案。學生看過的內容不變，不能增減選項或填空。',
  },
  points: { en: 'Points', 'zh-hk': '分數', 'zh-cn': '分数', 'zh-tw': '配分' },
  reason: { en: 'Reason', 'zh-hk': '原因', 'zh-cn': '原因' },
  reason_text: {
    en: 'For colleagues and the change log; students do not see it.',
    'zh-hk': '供同事和更改紀錄參考，學生不會看到。',
    'zh-cn': '供同事和更改记录参考，学生不会看到。',
  },
  proposed: {
    en: '{name} corrected this question. The form shows that correction; you decide for your classes.',
    'zh-hk': '{name} 更正了此題。表格已填上該更正，由你為自己的班別決定。',
    'zh-cn': '{name} 更正了此题。表单已填上该更正，由你为自己的班级决定。',
    'zh-tw': '{name} 更正了此題。表格已填上該更正，由你為自己的班級決定。',
  },
  preview: { en: 'Preview', 'zh-hk': '預覽', 'zh-cn': '预览' },
  preview_text: {
    en: 'The preview changes nothing.',
    'zh-hk': '預覽不會更改任何分數。',
    'zh-cn': '预览不会更改任何分数。',
  },
  apply: { en: 'Correct it', 'zh-hk': '更正', 'zh-cn': '更正' },
  applied: {
    en: 'Corrected. The work is being marked again.',
    'zh-hk': '已更正，正在重新計分。',
    'zh-cn': '已更正，正在重新计分。',
  },
  no_coursewares: {
    en: 'No submitted work has this question.',
    'zh-hk': '沒有已提交的作答包含此題。',
    'zh-cn': '没有已提交的作答包含此题。',
  },
  counts: {
    en: '{gaining} gain, {losing} lose, of {submitted} submitted',
    'zh-hk': '已提交 {submitted} 份：{gaining} 份加分，{losing} 份減分',
    'zh-cn': '已提交 {submitted} 份：{gaining} 份加分，{losing} 份减分',
  },
  running: {
    en: {
      one: '{count} student is still working and gets it when submitting.',
      other: '{count} students are still working and get it when submitting.',
    },
    'zh-hk': '{count} 名學生仍在作答，提交時會按更正計分。',
    'zh-cn': '{count} 名学生仍在作答，提交时会按更正计分。',
    'zh-tw': '{count} 位學生仍在作答，提交時會按更正計分。',
  },
  student: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  before: { en: 'Before', 'zh-hk': '更正前', 'zh-cn': '更正前' },
  after: { en: 'After', 'zh-hk': '更正後', 'zh-cn': '更正后' },
  attempt_number: { en: 'Attempt {number}', 'zh-hk': '第 {number} 次作答', 'zh-cn': '第 {number} 次作答' },
  mark_of: { en: '{score} / {max}', 'zh-hk': '{score} / {max}', 'zh-cn': '{score} / {max}' },
  mark_waits: {
    en: '{score} / {max}, part not marked yet',
    'zh-hk': '{score} / {max}，部分未批改',
    'zh-cn': '{score} / {max}，部分未批改',
  },
  nobody: { en: 'No mark changes here.', 'zh-hk': '沒有分數改變。', 'zh-cn': '没有分数改变。' },
  teacher_marks: {
    en: {
      one: '{count} mark that a teacher gave stays as it is:',
      other: '{count} marks that teachers gave stay as they are:',
    },
    'zh-hk': '老師給的 {count} 個分數不變：',
    'zh-cn': '老师给的 {count} 个分数不变：',
  },
  teacher_mark: { en: '{name}: {score}', 'zh-hk': '{name}：{score}', 'zh-cn': '{name}：{score}' },
  and_more: {
    en: 'and {count} more',
    'zh-hk': '另有 {count} 個',
    'zh-cn': '另有 {count} 个',
  },
  corrections: {
    en: 'Corrections of this courseware',
    'zh-hk': '此課業的更正紀錄',
    'zh-cn': '此课件的更正记录',
  },
  no_corrections: {
    en: 'No question was corrected yet.',
    'zh-hk': '尚未更正任何題目。',
    'zh-cn': '还没有更正任何题目。',
  },
  by: {
    en: '{name}, {time}',
    'zh-hk': '{name}，{time}',
    'zh-cn': '{name}，{time}',
  },
  taken_back_by: {
    en: 'taken back by {name}, {time}',
    'zh-hk': '由 {name} 收回，{time}',
    'zh-cn': '由 {name} 收回，{time}',
  },
  in_coursewares: {
    en: { one: 'in {count} courseware', other: 'in {count} coursewares' },
    'zh-hk': '涉及 {count} 個課業',
    'zh-cn': '涉及 {count} 个课件',
  },
  state_applying: { en: 'Being marked again', 'zh-hk': '正在重新計分', 'zh-cn': '正在重新计分' },
  state_applied: { en: 'Applied', 'zh-hk': '已套用', 'zh-cn': '已应用' },
  state_taking_back: { en: 'Being taken back', 'zh-hk': '正在收回', 'zh-cn': '正在收回' },
  state_taken_back: { en: 'Taken back', 'zh-hk': '已收回', 'zh-cn': '已收回' },
  take_back: { en: 'Take back', 'zh-hk': '收回', 'zh-cn': '收回' },
  take_back_named: {
    en: 'Take back the correction of “{title}”',
    'zh-hk': '收回「{title}」的更正',
    'zh-cn': '收回“{title}”的更正',
  },
  mend_too: {
    en: 'New coursewares take the question as it is in the activity or in Course Resources: correct it there, too.',
    'zh-hk': '新的課業會使用活動或課程資源內的題目，請一併在該處更正。',
    'zh-cn': '新的课件会使用活动或课程资源内的题目，请一并在该处更正。',
  },
});
