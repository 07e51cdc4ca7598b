import type { ActivityModel } from '#form/activity-type.ts';
import { type OpeningTrace, openingTraceRules } from '#parts/reading/opening-trace.ts';
import { summarizeReading } from '#parts/reading/report.ts';
import { hostOf } from '#parts/reading/web-address.ts';
import { createReadingWork } from '#parts/reading/work.ts';
import { listAddressParts } from '#parts/reading/written-parts.ts';
import { messages } from './messages.ts';
import {
  createEmptyWebview,
  draft,
  findIssues,
  type PublicWebview,
  publicWebview,
  type Webview,
} from './model.ts';

export const webview: ActivityModel<Webview, Webview, PublicWebview, never, OpeningTrace> = {
  type: 'webview',
  colour: '#1b78a6',
  name: { en: 'Web page', 'zh-hk': '網頁', 'zh-cn': '网页' },
  summary: {
    en: 'A web page shown inside the activity; who opened it, and for how long',
    'zh-hk': '在活動內顯示網頁，可查看誰已開啟及停留時間',
    'zh-cn': '在活动内显示网页，可查看谁已打开和停留时间',
  },
  messages,
  content: {
    version: 1,
    uploads: [],
    draft,
    empty: createEmptyWebview,
    upgrade: (content) => content,
    findIssues,
    media: () => [],
    resolve: (content) => content,
    suggestName: ({ title, url }) => title.trim() || hostOf(url),
    pageAddresses: ({ url }) => [url],
    parts: listAddressParts,
  },
  work: createReadingWork({
    public: publicWebview,
    toPublic: ({ url, title, frameable }) => ({ url, title, frameable: frameable === true }),
    trace: openingTraceRules,
  }),
  report: {
    summarize: (_content, _id, responses, lang) => summarizeReading(responses, lang),
  },
};
