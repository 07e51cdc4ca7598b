import { defineMessages } from '#contract/language.ts';

/** Texts for content that is read or watched and not answered. */
export const readingMessages = defineMessages({
  opened: { en: 'Opened the content', 'zh-hk': '已開啟內容', 'zh-cn': '已打开内容' },
  only_activity: {
    en: 'Opened the activity, not the content',
    'zh-hk': '已開啟活動，未開啟內容',
    'zh-cn': '已打开活动，未打开内容',
  },
  not_started: {
    en: 'Activity not opened yet',
    'zh-hk': '尚未開啟活動',
    'zh-cn': '尚未打开活动',
  },
  not_opened: { en: 'Content not opened yet', 'zh-hk': '尚未開啟內容', 'zh-cn': '尚未打开内容' },
  opened_at: { en: 'Opened {time}', 'zh-hk': '{time} 開啟', 'zh-cn': '{time} 打开' },
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
    'zh-tw': '{count} 位學生',
  },
});
