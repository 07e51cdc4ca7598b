import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about embedding a page. */
export const webviewMessages = defineMessages({
  frameable: {
    en: 'The page can be shown inside the activity.',
    'zh-hk': '此網頁可在活動內顯示。',
    'zh-cn': '此网页可以在活动内显示。',
  },
  not_frameable: {
    en: 'This page does not allow being shown inside another. Students open it in a new tab.',
    'zh-hk': '此網頁不容許嵌入，學生會在新分頁開啟。',
    'zh-cn': '此网页不允许嵌入，学生会在新标签页打开。',
    'zh-tw': '此網頁不允許嵌入，學生會在新分頁開啟。',
  },
  own_host: {
    en: 'Pages of this system itself cannot be embedded. Students open it in a new tab.',
    'zh-hk': '本系統的頁面不能嵌入，學生會在新分頁開啟。',
    'zh-cn': '本系统的页面不能嵌入，学生会在新标签页打开。',
  },
});
