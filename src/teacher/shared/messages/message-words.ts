import { defineMessages } from '#contract/language.ts';

/** Words of the dialogs in which teachers write to students. */
export const messageWords = defineMessages({
  remind: { en: 'Remind', 'zh-hk': '提醒學生', 'zh-cn': '提醒学生' },
  remind_title: {
    en: 'Remind students of “{name}”',
    'zh-hk': '提醒完成「{name}」',
    'zh-cn': '提醒完成“{name}”',
  },
  announce_title: { en: 'Write to students', 'zh-hk': '發訊息給學生', 'zh-cn': '给学生发消息' },
  text: { en: 'Message', 'zh-hk': '訊息', 'zh-cn': '消息' },
  text_required: { en: 'Please write a message.', 'zh-hk': '請輸入訊息。', 'zh-cn': '请输入消息。' },
  text_count: {
    en: '{count} of {max} characters',
    'zh-hk': '{count} / {max} 字',
    'zh-cn': '{count} / {max} 字',
  },
  note: {
    en: 'Students see it on their home page. You see who has opened it. They cannot reply.',
    'zh-hk': '學生會在主頁看到；你會看到誰已讀。學生不能回覆。',
    'zh-cn': '学生会在首页看到；你会看到谁已读。学生不能回复。',
    'zh-tw': '學生會在首頁看到；你會看到誰已讀。學生不能回覆。',
  },
  note_mail: {
    en: 'It is also emailed to students who have an address.',
    'zh-hk': '有電郵地址的學生亦會收到電郵。',
    'zh-cn': '有邮箱地址的学生也会收到邮件。',
    'zh-tw': '有電子郵件的學生也會收到郵件。',
  },
  send: { en: 'Send', 'zh-hk': '發出', 'zh-cn': '发送' },
  sent: {
    en: { one: 'Sent to {count} student.', other: 'Sent to {count} students.' },
    'zh-hk': '已發給 {count} 名學生。',
    'zh-cn': '已发给 {count} 名学生。',
  },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  subject: { en: 'Subject', 'zh-hk': '科目', 'zh-cn': '科目' },
  no_class: {
    en: 'You have no class with students here.',
    'zh-hk': '你沒有任教的班別。',
    'zh-cn': '你没有任教的班级。',
    'zh-tw': '你沒有任教的班級。',
  },
});

/** What a reminder says at first, in the language of the school. */
export const reminderTexts = defineMessages({
  no_due: {
    en: 'Please do “{name}”.',
    'zh-hk': '請完成「{name}」。',
    'zh-cn': '请完成“{name}”。',
  },
  due: {
    en: 'Please do “{name}”. It is due {time}.',
    'zh-hk': '請完成「{name}」，截止時間為 {time}。',
    'zh-cn': '请完成“{name}”，截止时间为 {time}。',
  },
  late: {
    en: '“{name}” was due {time}. It is still accepted until {until}: please submit it.',
    'zh-hk': '「{name}」已於 {time} 截止，遲交接受至 {until}，請盡快提交。',
    'zh-cn': '“{name}”已于 {time} 截止，迟交接受至 {until}，请尽快提交。',
  },
  past: {
    en: '“{name}” was due {time}, and I have nothing from you. Please talk to me.',
    'zh-hk': '「{name}」已於 {time} 截止，我還沒有收到你的功課，請來找我談談。',
    'zh-cn': '“{name}”已于 {time} 截止，我还没有收到你的作业，请来找我谈谈。',
    'zh-tw': '「{name}」已於 {time} 截止，我還沒有收到你的作業，請來找我談談。',
  },
});
