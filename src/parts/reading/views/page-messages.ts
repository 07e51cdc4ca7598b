import { defineMessages } from '#contract/language.ts';

/** Texts around a web page. */
export const pageMessages = defineMessages({
  open_page: { en: 'Open the page', 'zh-hk': '開啟網頁', 'zh-cn': '打开网页' },
  open_again: { en: 'Open it again', 'zh-hk': '再次開啟', 'zh-cn': '再次打开' },
  new_tab: { en: 'opens in a new tab', 'zh-hk': '在新分頁開啟', 'zh-cn': '在新标签页打开' },
  opened_note: {
    en: 'Opened. When you have finished, come back here and press “Done”.',
    'zh-hk': '已開啟。看完後請返回此頁，按「完成」。',
    'zh-cn': '已打开。看完后请回到这里，点“完成”。',
  },
  open_note: {
    en: 'The page opens beside this one. Come back here when you have finished.',
    'zh-hk': '網頁會在新分頁開啟，看完後請返回此頁。',
    'zh-cn': '网页会在新标签页打开，看完后请回到这里。',
  },
  loading: { en: 'The page is loading…', 'zh-hk': '網頁載入中…', 'zh-cn': '网页加载中…' },
  frame_of: { en: 'Web page: {name}', 'zh-hk': '網頁：{name}', 'zh-cn': '网页：{name}' },
  not_shown: {
    en: 'Nothing to see? Open it in a new tab',
    'zh-hk': '看不到內容？在新分頁開啟',
    'zh-cn': '看不到内容？在新标签页打开',
  },
});
