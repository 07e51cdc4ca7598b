import { defineMessages } from '#contract/language.ts';

export const classMessages = defineMessages({
  drawing: { en: 'Student’s drawing', 'zh-hk': '學生的畫作', 'zh-cn': '学生的画作' },
  project: { en: 'Projector', 'zh-hk': '投影', 'zh-cn': '投影' },
  not_drawn: { en: 'Nothing drawn', 'zh-hk': '未作畫', 'zh-cn': '未作画' },
  marks: { en: 'Marks', 'zh-hk': '評分', 'zh-cn': '评分' },
});
