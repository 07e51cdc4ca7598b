import { defineMessages } from '#contract/language.ts';

/** What teachers read of how long parts were read. */
export const partTimesMessages = defineMessages({
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
    'zh-tw': '{count} 位學生',
  },
  mean: { en: '{time} on average', 'zh-hk': '平均 {time}', 'zh-cn': '平均 {time}' },
  nobody: {
    en: 'Nobody has opened it yet',
    'zh-hk': '尚未有學生開啟',
    'zh-cn': '还没有学生打开',
    'zh-tw': '還沒有學生開啟',
  },
  not_opened: { en: 'Not opened yet', 'zh-hk': '尚未開啟', 'zh-cn': '尚未打开' },
  total: { en: '{time} in all', 'zh-hk': '合共 {time}', 'zh-cn': '共 {time}' },
  read_of: {
    en: '{read} of {total} read',
    'zh-hk': '已讀 {read} / {total}',
    'zh-cn': '已读 {read} / {total}',
  },
  not_read: { en: 'not read', 'zh-hk': '未讀', 'zh-cn': '未读' },
  stopped_here: { en: 'stopped here', 'zh-hk': '停在這裏', 'zh-cn': '停在这里', 'zh-tw': '停在這裡' },
});
