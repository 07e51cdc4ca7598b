import { defineMessages } from '#contract/language.ts';

/** Words of the list of sent messages. */
export const sentMessages = defineMessages({
  intro: {
    en: 'What you have written to students, and who has seen it.',
    'zh-hk': '你發給學生的訊息，以及誰已讀。',
    'zh-cn': '你发给学生的消息，以及谁已读。',
  },
  write: { en: 'Write', 'zh-hk': '發訊息', 'zh-cn': '发消息' },
  announcement: { en: 'Announcement', 'zh-hk': '通告', 'zh-cn': '通知' },
  reminder: { en: 'Reminder', 'zh-hk': '提醒', 'zh-cn': '提醒' },
  returned: { en: 'Returned', 'zh-hk': '發還', 'zh-cn': '退回' },
  marks: { en: 'Marks released', 'zh-hk': '公佈成績', 'zh-cn': '公布成绩', 'zh-tw': '公布成績' },
  seen_by: {
    en: 'Seen by {seen} of {people}',
    'zh-hk': '{people} 人中 {seen} 人已讀',
    'zh-cn': '{people} 人中 {seen} 人已读',
  },
  seen: { en: 'Seen', 'zh-hk': '已讀', 'zh-cn': '已读' },
  not_seen: { en: 'Not seen yet', 'zh-hk': '未讀', 'zh-cn': '未读' },
  list: { en: 'Sent messages', 'zh-hk': '已發出的訊息', 'zh-cn': '已发送的消息' },
  taken_back: {
    en: 'Taken back from the others',
    'zh-hk': '已從其他學生收回',
    'zh-cn': '已从其他学生收回',
  },
  take_back: { en: 'Take back', 'zh-hk': '收回', 'zh-cn': '收回' },
  take_back_title: { en: 'Take this message back?', 'zh-hk': '收回這則訊息？', 'zh-cn': '收回这条消息？' },
  take_back_text: {
    en: {
      one: 'It disappears for {count} student who has not seen it. An email that was sent cannot be taken back.',
      other:
        'It disappears for {count} students who have not seen it. Emails that were sent cannot be taken back.',
    },
    'zh-hk': '{count} 名未讀的學生將不會再看到。已發出的電郵不能收回。',
    'zh-cn': '{count} 名未读的学生将不会再看到。已发出的邮件不能收回。',
    'zh-tw': '{count} 名未讀的學生將不會再看到。已寄出的郵件不能收回。',
  },
  took_back: {
    en: { one: 'Taken back from {count} student.', other: 'Taken back from {count} students.' },
    'zh-hk': '已從 {count} 名學生收回。',
    'zh-cn': '已从 {count} 名学生收回。',
  },
  empty: { en: 'You have written nothing yet', 'zh-hk': '你還沒有發出訊息', 'zh-cn': '你还没有发出消息' },
  empty_text: {
    en: 'Write to a class here, or remind students from the results of a courseware.',
    'zh-hk': '你可在此發訊息給全班，或在課業的結果頁提醒學生。',
    'zh-cn': '你可以在这里给全班发消息，或在课件的结果页提醒学生。',
  },
});
