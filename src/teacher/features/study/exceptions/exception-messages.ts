import { defineMessages } from '#contract/language.ts';
import { studentChoiceMessages } from '#teacher/shared/people/student-choice-messages.ts';

/** Words of the exceptions for single students. */
export const exceptionMessages = defineMessages({
  exceptions: { en: 'Exceptions', 'zh-hk': '個別安排', 'zh-cn': '个别安排' },
  exceptions_for: { en: 'Exceptions for {name}', 'zh-hk': '{name} 的個別安排', 'zh-cn': '{name} 的个别安排' },
  choose_students: studentChoiceMessages.choose_students,
  action: { en: 'What to do', 'zh-hk': '安排', 'zh-cn': '安排' },
  extra_time: { en: 'Extra time', 'zh-hk': '延長時間', 'zh-cn': '延长时间' },
  extra_time_note: {
    en: 'Added to the time limit and the due time. A running clock moves at once.',
    'zh-hk': '加到時限和截止時間之上；進行中的計時會即時延長。',
    'zh-cn': '加到时限和截止时间之上；进行中的计时会立即延长。',
  },
  minutes: { en: 'Extra minutes in all', 'zh-hk': '延長時間（分鐘）', 'zh-cn': '延长时间（分钟）' },
  own_due: { en: 'Own due time', 'zh-hk': '個別截止時間', 'zh-cn': '个别截止时间' },
  own_due_note: {
    en: 'Also when it is past due for the others. If answers are shown after the due time, the others may see them earlier.',
    'zh-hk': '即使其他同學已截止亦適用。如設定截止後顯示答案，其他同學或會較早看到。',
    'zh-cn': '即使其他同学已截止也适用。如设置截止后显示答案，其他同学可能会更早看到。',
    'zh-tw': '即使其他同學已截止亦適用。如設定截止後顯示答案，其他同學可能較早看到。',
  },
  due_at: { en: 'Due', 'zh-hk': '截止時間', 'zh-cn': '截止时间' },
  extra_attempt: { en: 'More attempts', 'zh-hk': '增加作答次數', 'zh-cn': '增加作答次数' },
  extra_attempt_note: {
    en: 'Added to the attempts that the class has.',
    'zh-hk': '加到全班可作答次數之上。',
    'zh-cn': '加到全班可作答次数之上。',
  },
  attempts: { en: 'Extra attempts in all', 'zh-hk': '共增加次數', 'zh-cn': '共增加次数' },
  reopen: { en: 'Reopen', 'zh-hk': '重新開放', 'zh-cn': '重新开放' },
  reopen_note: {
    en: 'Work goes on in the last submitted attempt. It has no mark until it is submitted again; the earlier one is kept.',
    'zh-hk': '學生在上次提交的作答中繼續。再次提交前不計分，先前的提交會保留。',
    'zh-cn': '学生在上次提交的作答中继续。再次提交前不计分，之前的提交会保留。',
  },
  return: { en: 'Return for correction', 'zh-hk': '發還改正', 'zh-cn': '退回订正', 'zh-tw': '發還訂正' },
  return_note: {
    en: 'Like reopening; the student sees that it came back and reads your words.',
    'zh-hk': '如同重新開放；學生會看到已發還，並讀到你的話。',
    'zh-cn': '如同重新开放；学生会看到已退回，并读到你的话。',
  },
  message: { en: 'Words to the student', 'zh-hk': '給學生的話', 'zh-cn': '给学生的话' },
  message_required: {
    en: 'Say what to correct.',
    'zh-hk': '請說明要改正的地方。',
    'zh-cn': '请说明要订正的地方。',
    'zh-tw': '請說明要訂正的地方。',
  },
  submit_by: { en: 'Submit by (optional)', 'zh-hk': '提交期限（可留空）', 'zh-cn': '提交期限（可不填）' },
  due_required: {
    en: 'Choose a time in the future.',
    'zh-hk': '請選擇未來的時間。',
    'zh-cn': '请选择未来的时间。',
  },
  due_passed: {
    en: 'The due time has passed. Choose a new time to submit by.',
    'zh-hk': '已過截止時間，請選擇新的提交期限。',
    'zh-cn': '已过截止时间，请选择新的提交期限。',
  },
  excuse: { en: 'Excuse', 'zh-hk': '豁免', 'zh-cn': '豁免' },
  excuse_note: {
    en: 'Counts as not assigned: left out of counts, averages and statistics.',
    'zh-hk': '視作無須完成：不計入人數、平均分和統計。',
    'zh-cn': '视作无须完成：不计入人数、平均分和统计。',
  },
  take_back: { en: 'Take back', 'zh-hk': '取消安排', 'zh-cn': '取消安排' },
  take_back_note: {
    en: 'The rules of the class apply again. Reopened work stays open.',
    'zh-hk': '恢復全班的規則；已重新開放的作答維持開放。',
    'zh-cn': '恢复全班的规则；已重新开放的作答保持开放。',
  },
  apply: { en: 'Apply', 'zh-hk': '套用', 'zh-cn': '应用' },
  number_range: {
    en: 'Enter a number from 1 to {max}.',
    'zh-hk': '請輸入 1 至 {max}。',
    'zh-cn': '请输入 1 至 {max}。',
  },
  applied: {
    en: { one: 'Done for {count} student.', other: 'Done for {count} students.' },
    'zh-hk': '已為 {count} 名學生套用。',
    'zh-cn': '已为 {count} 名学生应用。',
  },
  reopened: {
    en: { one: '{count} attempt reopened.', other: '{count} attempts reopened.' },
    'zh-hk': '已重新開放 {count} 份作答。',
    'zh-cn': '已重新开放 {count} 份作答。',
  },
  skipped: {
    en: {
      one: '{count} student has nothing submitted that can be reopened.',
      other: '{count} students have nothing submitted that can be reopened.',
    },
    'zh-hk': '{count} 名學生沒有可重新開放的提交。',
    'zh-cn': '{count} 名学生没有可重新开放的提交。',
  },
  excused: { en: 'Excused', 'zh-hk': '已豁免', 'zh-cn': '已豁免' },
  mark_minutes: { en: '+{count} min', 'zh-hk': '+{count} 分鐘', 'zh-cn': '+{count} 分钟' },
  mark_due: { en: 'Own due time', 'zh-hk': '個別截止', 'zh-cn': '个别截止' },
  mark_due_title: { en: 'Due {time}', 'zh-hk': '截止：{time}', 'zh-cn': '截止：{time}' },
  mark_attempts: {
    en: { one: '+{count} attempt', other: '+{count} attempts' },
    'zh-hk': '+{count} 次',
    'zh-cn': '+{count} 次',
  },
  mark_late: { en: 'Late', 'zh-hk': '遲交', 'zh-cn': '迟交' },
  mark_late_title: {
    en: 'Submitted after the due time',
    'zh-hk': '在截止時間後提交',
    'zh-cn': '在截止时间后提交',
  },
  mark_reopened: { en: 'Reopened', 'zh-hk': '已重開', 'zh-cn': '已重开' },
  mark_returned: { en: 'Returned', 'zh-hk': '已發還', 'zh-cn': '已退回' },
  mark_again: { en: 'Submitted again', 'zh-hk': '已再提交', 'zh-cn': '已再提交' },
  earlier: { en: 'Earlier submissions', 'zh-hk': '先前的提交', 'zh-cn': '之前的提交' },
  earlier_line: {
    en: 'Submitted {time}, reopened by {name}',
    'zh-hk': '{time} 提交，由 {name} 重新開放',
    'zh-cn': '{time} 提交，由 {name} 重新开放',
  },
  show_earlier: { en: 'Show', 'zh-hk': '查看', 'zh-cn': '查看' },
  show_current: { en: 'Back to the current answers', 'zh-hk': '返回目前的作答', 'zh-cn': '返回目前的作答' },
  earlier_shown: {
    en: 'You see the answers and marks of an earlier submission.',
    'zh-hk': '現正顯示先前提交的作答和分數。',
    'zh-cn': '当前显示之前提交的作答和分数。',
  },
});
