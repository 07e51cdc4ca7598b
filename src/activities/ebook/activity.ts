import type { ActivityModel } from '#form/activity-type.ts';
import { countReadParts } from '#parts/part-times/find-read-parts.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import { summarizeParts } from '#parts/part-times/report.ts';
import { partTimesTrace } from '#parts/part-times/trace.ts';
import { createReadingWork } from '#parts/reading/work.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { listContentParts } from './content-parts.ts';
import { findIssues } from './issues.ts';
import { labelPages, resolve } from './list-pages.ts';
import { messages } from './messages.ts';
import { createEmptyEbook, draft, type Ebook, type PublicEbook, publicEbook } from './model.ts';
import { upgrade } from './upgrade.ts';

export const ebook: ActivityModel<Ebook, PublicEbook, PublicEbook, never, PartTimes> = {
  type: 'ebook',
  colour: '#1f8554',
  name: { en: 'E-book', 'zh-hk': '電子書', 'zh-cn': '电子书' },
  summary: {
    en: 'Pages from PDF, Office files or pictures to leaf through; tells who read which page for how long',
    'zh-hk': '由 PDF、Office 檔案或圖片製成的書，可逐頁翻閱，並知道誰讀了哪一頁、讀了多久',
    'zh-cn': '由 PDF、Office 文件或图片制成的书，可逐页翻阅，并知道谁读了哪一页、读了多久',
  },
  messages,
  content: {
    version: 2,
    uploads: ['document', 'picture'],
    draft,
    empty: createEmptyEbook,
    upgrade,
    findIssues,
    media: ({ cover, pages, documents }) => [
      ...[cover, ...pages.map(({ image }) => image)].flatMap((image) =>
        image ? [{ url: image.url, awaitsConversion: false }] : [],
      ),
      ...documents.map(({ media }) => ({ url: media, awaitsConversion: true })),
    ],
    resolve,
    suggestName: ({ documents: [first] }) => baseName(first?.name ?? ''),
    pageAddresses: ({ pages }) => pages.map(({ url }) => url),
    parts: listContentParts,
  },
  work: createReadingWork({
    public: publicEbook,
    toPublic: (content) => content,
    trace: partTimesTrace,
  }),
  report: {
    summarize: (content, _id, responses, lang) => summarizeParts(labelPages(content.pages, lang), responses),
    progress: (content, trace) => countReadParts(content.pages, trace),
  },
};
