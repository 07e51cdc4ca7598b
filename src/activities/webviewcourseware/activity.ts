import type { ActivityModel } from '../activity-type.ts';
import { markReading } from '../reading/marking.ts';
import { summarizeReading } from '../reading/report.ts';
import { type ReadingResponse, readingQuestions, readingResponse } from '../reading/response.ts';
import { baseName } from '../stored-media/base-name.ts';
import { listContentParts } from './content-parts.ts';
import { messages } from './messages.ts';
import {
  draft,
  emptyWebcourseware,
  findIssues,
  nameOf,
  type PublicWebcourseware,
  publicWebcourseware,
  published,
  toPublic,
  type Webcourseware,
} from './model.ts';

export const webviewcourseware: ActivityModel<
  Webcourseware,
  Webcourseware,
  PublicWebcourseware,
  ReadingResponse
> = {
  type: 'webviewcourseware',
  colour: '#44618a',
  name: { en: 'HTML package', 'zh-hk': 'HTML 套件', 'zh-cn': 'HTML 文件包' },
  summary: {
    en: 'Interactive pages made elsewhere, uploaded as a zip; who opened them, and for how long',
    'zh-hk': '上載用其他工具製作的互動網頁（zip），可查看誰已開啟及停留時間',
    'zh-cn': '上传用其他工具制作的互动网页（zip），可查看谁已打开和停留时间',
    'zh-tw': '上傳用其他工具製作的互動網頁（zip），可查看誰已開啟及停留時間',
  },
  messages,
  isMarked: false,
  version: 1,
  uploads: ['package'],
  handsIn: [],
  draft,
  published,
  public: publicWebcourseware,
  response: readingResponse,
  empty: emptyWebcourseware,
  upgrade: (content) => content,
  findIssues,
  questions: (content) => readingQuestions(nameOf(content)),
  toPublic,
  toKey: () => null,
  mark: markReading,
  summarize: (_content, questionId, responses, lang) => summarizeReading(questionId, responses, lang),
  suggestName: (content) => content.title.trim() || baseName(content.package?.name ?? ''),
  parts: listContentParts,
};
