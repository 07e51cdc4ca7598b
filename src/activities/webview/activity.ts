import type { ActivityModel } from '../activity-type.ts';
import { markReading } from '../reading/marking.ts';
import { summarizeReading } from '../reading/report.ts';
import { type ReadingResponse, readingQuestions, readingResponse } from '../reading/response.ts';
import { listAddressParts } from '../reading/text-parts.ts';
import { hostOf } from '../reading/web-address.ts';
import { messages } from './messages.ts';
import {
  draft,
  emptyWebview,
  findIssues,
  nameOf,
  type PublicWebview,
  publicWebview,
  published,
  type Webview,
} from './model.ts';

export const webview: ActivityModel<Webview, Webview, PublicWebview, ReadingResponse> = {
  type: 'webview',
  colour: '#1b78a6',
  name: { en: 'Web page', 'zh-hk': '網頁', 'zh-cn': '网页' },
  summary: {
    en: 'A web page shown inside the activity; who opened it, and for how long',
    'zh-hk': '在活動內顯示網頁，可查看誰已開啟及停留時間',
    'zh-cn': '在活动内显示网页，可查看谁已打开和停留时间',
  },
  messages,
  isMarked: false,
  version: 1,
  uploads: [],
  handsIn: [],
  draft,
  published,
  public: publicWebview,
  response: readingResponse,
  empty: emptyWebview,
  upgrade: (content) => content,
  findIssues,
  questions: (content) => readingQuestions(nameOf(content)),
  toPublic: ({ url, title, frameable }) => ({ url, title, frameable: frameable === true }),
  toKey: () => null,
  mark: markReading,
  summarize: (_content, questionId, responses, lang) => summarizeReading(questionId, responses, lang),
  suggestName: ({ title, url }) => title.trim() || hostOf(url),
  parts: listAddressParts,
};
