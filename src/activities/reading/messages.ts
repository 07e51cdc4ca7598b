import { defineMessages } from '#contract/language.ts';

/** Words of everything that is read or watched rather than answered. */
export const readingMessages = defineMessages({
  opened: { en: 'Opened', 'zh-hk': '已開啟', 'zh-cn': '已打开' },
  not_opened: { en: 'Not opened yet', 'zh-hk': '尚未開啟', 'zh-cn': '尚未打开' },
  opened_at: { en: 'Opened {time}', 'zh-hk': '{time} 開啟', 'zh-cn': '{time} 打开' },
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
    'zh-tw': '{count} 位學生',
  },
});
