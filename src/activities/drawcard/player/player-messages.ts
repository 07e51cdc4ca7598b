import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  your_page: { en: 'Your page', 'zh-hk': '你的頁面', 'zh-cn': '你的页面' },
  cards: { en: 'Answer cards', 'zh-hk': '答案卡', 'zh-cn': '答案卡' },
  clipart: { en: 'Pictures', 'zh-hk': '圖片', 'zh-cn': '图片' },
  on_page: { en: '{name}, on the page', 'zh-hk': '{name}，已在頁面上', 'zh-cn': '{name}，已在页面上' },
  how: {
    en: 'Drag a card onto the page, or click it',
    'zh-hk': '把卡片拖到頁面上，或點一下',
    'zh-cn': '把卡片拖到页面上，或点一下',
    'zh-tw': '把卡片拖到頁面上，或點一下',
  },
  placed: {
    en: '{name} is on the page. Arrow keys move it, Delete takes it away.',
    'zh-hk': '{name}已放到頁面上。按方向鍵移動，按 Delete 移除。',
    'zh-cn': '{name}已放到页面上。按方向键移动，按 Delete 移除。',
  },
  attachments: { en: 'Attachments', 'zh-hk': '附件', 'zh-cn': '附件' },
});
