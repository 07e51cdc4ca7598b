import { defineMessages } from '#contract/language.ts';

/** Words of the messages that a student gets. They are loaded with the first message. */
export const messageTexts = defineMessages({
  title: { en: 'Messages', 'zh-hk': '老師的訊息', 'zh-cn': '老师的消息' },
  unseen: {
    en: { one: '{count} new', other: '{count} new' },
    'zh-hk': '{count} 則新訊息',
    'zh-cn': '{count} 条新消息',
  },
  announcement: { en: 'From {teacher}', 'zh-hk': '{teacher}的訊息', 'zh-cn': '{teacher}的消息' },
  reminder: {
    en: 'Reminder from {teacher}',
    'zh-hk': '{teacher}的提醒',
    'zh-cn': '{teacher}的提醒',
  },
  open_work: { en: 'Open “{name}”', 'zh-hk': '開啟「{name}」', 'zh-cn': '打开“{name}”' },
});
