import type { ActivitySamples } from '#form/activity-type.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import type { Link } from './model.ts';

const openedTrace = { opened_at: Date.UTC(2026, 9, 5, 2, 30) };

export const samples: ActivitySamples<Link, never, OpeningTrace> = {
  contents: [
    {
      title: { en: 'The water cycle', 'zh-hk': '水的循環', 'zh-cn': '水循环' },
      draft: {
        url: 'https://water.example/cycle?lang=en#rain',
        title: 'The water cycle',
        note: 'Look at the picture first.\nHow does the water get back into the clouds?',
      },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
    {
      title: { en: 'An address alone', 'zh-hk': '只有網址', 'zh-cn': '只有网址' },
      draft: { url: 'https://博物館.example:8443/', title: '', note: '' },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
  ],
  sentinel: null,
  olderContents: [],
};
