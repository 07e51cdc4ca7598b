import { defineMessages } from '#contract/language.ts';

/** Refusals concerning messages to students. */
export const studentMessageMessages = defineMessages({
  too_many_messages: {
    en: 'You have written {count} messages within an hour. Please wait a little before you write more.',
    'zh-hk': '你在一小時內已發出 {count} 則訊息，請稍候再發。',
    'zh-cn': '你在一小时内已发出 {count} 条消息，请稍候再发。',
  },
  message_seen: {
    en: 'All students have seen this message already.',
    'zh-hk': '所有學生已看過這則訊息，不能收回。',
    'zh-cn': '所有学生已看过这条消息，不能收回。',
  },
});
