import { defineMessages } from '#contract/language.ts';

/** Texts of a board, for students and teachers. */
export const boardMessages = defineMessages({
  board: { en: 'Board', 'zh-hk': '畫板', 'zh-cn': '画板' },
  web_page: { en: 'Web page', 'zh-hk': '網頁', 'zh-cn': '网页' },
  views: { en: 'Board or web page', 'zh-hk': '畫板或網頁', 'zh-cn': '画板或网页' },
  your_board: { en: 'Your board', 'zh-hk': '你們的畫板', 'zh-cn': '你们的画板' },
  class_board: { en: 'Board of the class', 'zh-hk': '全班畫板', 'zh-cn': '全班画板' },
  frozen: {
    en: 'Your teacher has paused the board. You can look at it, and draw again in a moment.',
    'zh-hk': '老師已暫停畫板。你可以觀看，稍後可繼續作畫。',
    'zh-cn': '老师已暂停画板。你可以观看，稍后可继续作画。',
  },
  drawing_now: {
    en: 'On the board now: {names}',
    'zh-hk': '正在畫板上：{names}',
    'zh-cn': '正在画板上：{names}',
  },
  people_here: {
    en: { one: '{count} other person is on the board', other: '{count} others are on the board' },
    'zh-hk': '另有 {count} 人在畫板上',
    'zh-cn': '另有 {count} 人在画板上',
  },
  guide: { en: 'Model answer', 'zh-hk': '參考答案', 'zh-cn': '参考答案' },
});
