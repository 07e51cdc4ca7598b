import { defineMessages } from '#contract/language.ts';

/** Texts around the drawings of a class. */
export const classMessages = defineMessages({
  project: { en: 'Projector', 'zh-hk': '投影', 'zh-cn': '投影' },
  full_screen: { en: 'Full screen', 'zh-hk': '全螢幕', 'zh-cn': '全屏', 'zh-tw': '全螢幕' },
  not_drawn: { en: 'Nothing drawn', 'zh-hk': '未作畫', 'zh-cn': '未作画' },
  marks: { en: 'Marks', 'zh-hk': '評分', 'zh-cn': '评分' },
});
