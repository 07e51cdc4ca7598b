import type { ActivitySamples } from '#form/activity-type.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import type { Ebook, EbookPage } from './model.ts';

const harbour = { media: 'samples/harbour.pdf', name: '維港的一天.pdf' };
const pages = createSamplePages('harbour', 6);

const harbourPages = pages.map(
  (_images, index): EbookPage => ({
    id: `h${index + 1}`,
    title: index === 0 ? '維港的一天' : '',
    url: '',
    source: { media: harbour.media, page: index },
  }),
);

function picturePage(id: string, name: string, title: string, url = ''): EbookPage {
  return { id, image: { url: `samples/${name}.png`, width: 1600, height: 1000 }, title, url };
}

const toPartTimes = (parts: Record<string, number>, last: string): PartTimes => ({ parts, last });

/** A story read in order, and a book of pictures with an uploaded cover. */
export const samples: ActivitySamples<Ebook, never, PartTimes> = {
  conversionResults: { [harbour.media]: { document: { pages, text: sampleTextsUrl('harbour') } } },
  contents: [
    {
      title: { en: 'A day at the harbour', 'zh-hk': '維港的一天', 'zh-cn': '维港的一天' },
      draft: { cover: null, category: '故事', pages: harbourPages, documents: [harbour] },
      rightResponses: {},
      wrongResponses: {},
      traces: {
        whole: toPartTimes({ h1: 8_000, h2: 41_200, h3: 38_000, h4: 52_340, h5: 30_000, h6: 21_000 }, 'h6'),
        begun: toPartTimes({ h1: 6_000, h2: 12_000 }, 'h2'),
      },
    },
    {
      title: { en: 'Plants of our school', 'zh-hk': '校園植物', 'zh-cn': '校园植物' },
      draft: {
        cover: { url: 'samples/plants-cover.png', width: 1000, height: 1400 },
        category: '',
        pages: [
          picturePage('p1', 'banyan', '榕樹', 'https://www.herbarium.gov.hk/'),
          picturePage('p2', 'bauhinia', '洋紫荊'),
        ],
        documents: [],
      },
      rightResponses: {},
      wrongResponses: {},
      traces: {
        whole: toPartTimes({ cover: 3_000, p1: 20_000, p2: 15_000 }, 'p2'),
        begun: toPartTimes({ cover: 2_000 }, 'cover'),
      },
    },
  ],
  sentinel: null,
  olderContents: [
    {
      version: 1,
      content: {
        cover: null,
        category: '',
        pages: harbourPages.map((page, index) => ({ ...page, ...pages[index] })),
        documents: [{ ...harbour, text: sampleTextsUrl('harbour') }],
      },
    },
  ],
};
