import type { ActivityModel } from '../activity-type.ts';
import { markReading } from '../reading/marking.ts';
import { summarizeReading } from '../reading/report.ts';
import { type ReadingResponse, readingQuestions, readingResponse } from '../reading/response.ts';
import { listAddressParts } from '../reading/text-parts.ts';
import { hostOf } from '../reading/web-address.ts';
import { messages } from './messages.ts';
import { draft, emptyLink, findIssues, type Link, nameOf, publicLink, published } from './model.ts';

export const link: ActivityModel<Link, Link, Link, ReadingResponse> = {
  type: 'link',
  colour: '#3a7d72',
  name: { en: 'Link', 'zh-hk': '連結', 'zh-cn': '链接' },
  summary: {
    en: 'A web page that students open in a new tab; shows who has opened it',
    'zh-hk': '學生在新分頁開啟網頁，可查看誰已開啟',
    'zh-cn': '学生在新标签页打开网页，可查看谁已打开',
  },
  messages,
  isMarked: false,
  version: 1,
  uploads: [],
  handsIn: [],
  draft,
  published,
  public: publicLink,
  response: readingResponse,
  empty: emptyLink,
  upgrade: (content) => content,
  findIssues,
  questions: (content) => readingQuestions(nameOf(content)),
  toPublic: ({ url, title, note }) => ({ url, title, note }),
  toKey: () => null,
  mark: markReading,
  summarize: (_content, questionId, responses, lang) => summarizeReading(questionId, responses, lang),
  suggestName: ({ title, url }) => title.trim() || hostOf(url),
  parts: listAddressParts,
};
