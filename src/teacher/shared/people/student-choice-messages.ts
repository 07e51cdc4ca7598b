import { defineMessages } from '#contract/language.ts';

/** Words for choosing students, in every dialog that does. */
export const studentChoiceMessages = defineMessages({
  students: { en: 'Students', 'zh-hk': '學生', 'zh-cn': '学生' },
  chosen: {
    en: '{count} of {all} chosen',
    'zh-hk': '已選 {count} / {all} 人',
    'zh-cn': '已选 {count} / {all} 人',
  },
  select_all: { en: 'All', 'zh-hk': '全選', 'zh-cn': '全选' },
  select_none: { en: 'None', 'zh-hk': '全不選', 'zh-cn': '全不选' },
  choose_students: {
    en: 'Choose at least one student.',
    'zh-hk': '請選擇至少一名學生。',
    'zh-cn': '请至少选择一名学生。',
  },
  not_started: { en: 'Not started', 'zh-hk': '未開始', 'zh-cn': '未开始' },
  not_submitted: { en: 'Not submitted', 'zh-hk': '未提交', 'zh-cn': '未提交' },
});
