import type { ConversionResults } from '#contract/conversion-results.ts';
import type { ActivitySamples } from '#form/activity-type.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import { sampleVideoResults } from '#parts/video-view/sample-video.ts';
import type { FileItem, Files } from './model.ts';

const commonFields = { bytes: 245_760, download_only: false };

const story: FileItem = {
  ...commonFields,
  id: 'story',
  kind: 'document',
  name: '維港的一天.pdf',
  media: 'samples/harbour.pdf',
};

const rain: FileItem = {
  ...commonFields,
  id: 'rain',
  kind: 'video',
  name: '雨水往哪裏去.mp4',
  media: 'samples/rain.mp4',
  bytes: 67_332,
};

const map: FileItem = {
  ...commonFields,
  id: 'map',
  kind: 'picture',
  name: '校園地圖.png',
  media: 'samples/map.png',
  picture: { url: 'samples/map.png', width: 2_400, height: 1_600 },
};

const sheet: FileItem = {
  ...commonFields,
  id: 'sheet',
  kind: 'document',
  name: '成績表.xlsx',
  media: 'samples/sheet.xlsx',
  download_only: true,
};

const conversionResults: ConversionResults = {
  'samples/harbour.pdf': {
    document: { pages: createSamplePages('harbour', 6), text: sampleTextsUrl('harbour') },
  },
  ...sampleVideoResults,
};

const toPartTimes = (parts: Record<string, number>, last: string): PartTimes => ({ parts, last });

/** An activity with files of every kind, and one with a single video. */
export const samples: ActivitySamples<Files, never, PartTimes> = {
  conversionResults,
  contents: [
    {
      title: { en: 'Reading for Monday', 'zh-hk': '星期一的閱讀材料', 'zh-cn': '星期一的阅读材料' },
      draft: { items: [story, rain, map, sheet] },
      rightResponses: {},
      wrongResponses: {},
      traces: {
        whole: toPartTimes({ story: 90_000, rain: 14_000, map: 21_500, sheet: 2_000 }, 'sheet'),
        begun: toPartTimes({ story: 4_000 }, 'story'),
      },
    },
    {
      title: { en: 'One video', 'zh-hk': '一段影片', 'zh-cn': '一段视频' },
      draft: { items: [rain] },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: toPartTimes({ rain: 24_000 }, 'rain'), begun: toPartTimes({ rain: 1_500 }, 'rain') },
    },
  ],
  sentinel: null,
  olderContents: [
    {
      version: 1,
      content: { items: [{ ...story, document: conversionResults[story.media]?.document }, rain] },
    },
  ],
};
