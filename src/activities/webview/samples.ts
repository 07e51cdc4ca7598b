import type { Opened } from '#parts/reading/opened.ts';
import type { ActivitySamples } from '../activity-type.ts';
import type { Webview } from './model.ts';

const openedTrace = { opened_at: Date.UTC(2026, 9, 5, 2, 30) };

export const samples: ActivitySamples<Webview, never, Opened> = {
  contents: [
    {
      title: { en: 'A page that may be embedded', 'zh-hk': '可嵌入的網頁', 'zh-cn': '可嵌入的网页' },
      draft: { url: 'https://museum.example/tour', title: 'A walk through the museum', frameable: true },
      right: {},
      wrong: {},
      traces: { whole: openedTrace },
    },
    {
      title: { en: 'A page that may not', 'zh-hk': '不可嵌入的網頁', 'zh-cn': '不可嵌入的网页' },
      draft: { url: 'https://bank.example/', title: '', frameable: false },
      right: {},
      wrong: {},
      traces: { whole: openedTrace },
    },
    {
      title: { en: 'A page nobody looked at', 'zh-hk': '未檢查的網頁', 'zh-cn': '未检查的网页' },
      draft: { url: 'https://intranet.example/plan', title: '校曆', frameable: null },
      right: {},
      wrong: {},
      traces: { whole: openedTrace },
    },
  ],
  sentinel: null,
  older: [],
};
