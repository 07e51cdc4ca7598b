import type { ActivitySamples } from '#form/activity-type.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import type { Webview } from './model.ts';

const openedTrace = { opened_at: Date.UTC(2026, 9, 5, 2, 30) };

export const samples: ActivitySamples<Webview, never, OpeningTrace> = {
  contents: [
    {
      title: { en: 'A page that may be embedded', 'zh-hk': '可嵌入的網頁', 'zh-cn': '可嵌入的网页' },
      draft: { url: 'https://museum.example/tour', title: 'A walk through the museum', frameable: true },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
    {
      title: { en: 'A page that may not', 'zh-hk': '不可嵌入的網頁', 'zh-cn': '不可嵌入的网页' },
      draft: { url: 'https://bank.example/', title: '', frameable: false },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
    {
      title: { en: 'A page nobody looked at', 'zh-hk': '未檢查的網頁', 'zh-cn': '未检查的网页' },
      draft: { url: 'https://intranet.example/plan', title: '校曆', frameable: null },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
  ],
  sentinel: null,
  olderContents: [],
};
