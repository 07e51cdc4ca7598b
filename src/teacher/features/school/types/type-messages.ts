import { defineMessages } from '#contract/language.ts';

export const typeMessages = defineMessages({
  title: { en: 'Activity types', 'zh-hk': '活動類型', 'zh-cn': '活动类型' },
  text: {
    en: 'Types that are off are not offered for new activities. Activities that exist keep working.',
    'zh-hk': '已關閉的類型不會供新活動選用；現有活動不受影響。',
    'zh-cn': '已关闭的类型不会供新活动选用；现有活动不受影响。',
  },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
});
