import type { ActivitySamples } from '#form/activity-type.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import type { Webcourseware } from './model.ts';

/** SHA-256 of `src/demo/media/seesaw.zip`, which scripts/make-sample-package.ts packs. */
const seesawHash = '064f365c09d055ba35bbcecc3816471479462e7df385ca50f42cdc84d209b63d';

const seesaw: Webcourseware['package'] = { media: `${seesawHash}.zip`, name: '蹺蹺板.zip' };
const site = { base: `packages/${seesawHash}/`, entry: 'index.html', files: 4 };

const openedTrace = { opened_at: Date.UTC(2026, 9, 5, 2, 30) };

export const samples: ActivitySamples<Webcourseware, never, OpeningTrace> = {
  conversionResults: { [`${seesawHash}.zip`]: { package: site } },
  contents: [
    {
      title: { en: 'The seesaw laboratory', 'zh-hk': '蹺蹺板實驗室', 'zh-cn': '跷跷板实验室' },
      draft: {
        package: seesaw,
        title: '蹺蹺板實驗室',
        note: '先估計，再移動滑桿試一試。\n你能找出多少種平衡的方法？',
      },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
    {
      title: { en: 'A package alone', 'zh-hk': '只有套件', 'zh-cn': '只有文件包' },
      draft: { package: seesaw, title: '', note: '' },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
    },
  ],
  sentinel: null,
  olderContents: [{ version: 1, content: { package: { ...seesaw, site }, title: '', note: '' } }],
};
