import type { ActivityModel } from '#form/activity-type.ts';
import { type OpeningTrace, openingTraceRules } from '#parts/reading/opening-trace.ts';
import { summarizeReading } from '#parts/reading/report.ts';
import { hostOf } from '#parts/reading/web-address.ts';
import { createReadingWork } from '#parts/reading/work.ts';
import { listAddressParts } from '#parts/reading/written-parts.ts';
import { messages } from './messages.ts';
import { createEmptyLink, draft, findIssues, type Link, publicLink } from './model.ts';

export const link: ActivityModel<Link, Link, Link, never, OpeningTrace> = {
  type: 'link',
  colour: '#3a7d72',
  name: { en: 'Link', 'zh-hk': '連結', 'zh-cn': '链接' },
  summary: {
    en: 'A web page that students open in a new tab; shows who has opened it',
    'zh-hk': '學生在新分頁開啟網頁，可查看誰已開啟',
    'zh-cn': '学生在新标签页打开网页，可查看谁已打开',
  },
  messages,
  content: {
    version: 1,
    uploads: [],
    draft,
    empty: createEmptyLink,
    upgrade: (content) => content,
    findIssues,
    media: () => [],
    resolve: (content) => content,
    suggestName: ({ title, url }) => title.trim() || hostOf(url),
    pageAddresses: ({ url }) => [url],
    parts: listAddressParts,
  },
  work: createReadingWork({
    public: publicLink,
    toPublic: ({ url, title, note }) => ({ url, title, note }),
    trace: openingTraceRules,
  }),
  report: {
    summarize: (_content, _id, responses, lang) => summarizeReading(responses, lang),
  },
};
