import { defineMessages } from '#contract/language.ts';

/** Texts of the report on reading times. */
export const partTimesMessages = defineMessages({
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
    'zh-tw': '{count} 位學生',
  },
  mean: { en: '{time} on average', 'zh-hk': '平均 {time}', 'zh-cn': '平均 {time}' },
  nobody: {
    en: 'Nobody has read a part of it yet',
    'zh-hk': '尚未有學生閱讀任何部分',
    'zh-cn': '还没有学生阅读任何部分',
    'zh-tw': '還沒有學生閱讀任何部分',
  },
  only_activity: {
    en: 'Opened the activity, no part of it read',
    'zh-hk': '已開啟活動，未讀任何部分',
    'zh-cn': '已打开活动，未读任何部分',
  },
  not_started: {
    en: 'Activity not opened yet',
    'zh-hk': '尚未開啟活動',
    'zh-cn': '尚未打开活动',
  },
  nothing_read: { en: 'No part read yet', 'zh-hk': '尚未閱讀任何部分', 'zh-cn': '尚未阅读任何部分' },
  total: { en: '{time} in all', 'zh-hk': '合共 {time}', 'zh-cn': '共 {time}', 'zh-tw': '共 {time}' },
  read_of: {
    en: '{read} of {total} read',
    'zh-hk': '已讀 {read} / {total}',
    'zh-cn': '已读 {read} / {total}',
  },
  not_read: { en: 'not read', 'zh-hk': '未讀', 'zh-cn': '未读' },
  stopped_here: { en: 'stopped here', 'zh-hk': '停在這裏', 'zh-cn': '停在这里', 'zh-tw': '停在這裡' },
});
