import { defineMessages } from '#contract/language.ts';

/** Texts around a package. */
export const playerMessages = defineMessages({
  loading: { en: 'Loading…', 'zh-hk': '載入中…', 'zh-cn': '加载中…' },
  frame_of: { en: 'Interactive pages: {name}', 'zh-hk': '互動網頁：{name}', 'zh-cn': '互动网页：{name}' },
  full_screen: { en: 'Full screen', 'zh-hk': '全螢幕', 'zh-cn': '全屏' },
  leave_full_screen: { en: 'Leave full screen', 'zh-hk': '離開全螢幕', 'zh-cn': '退出全屏' },
});
