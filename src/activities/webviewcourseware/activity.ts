import type { ActivityModel } from '#form/activity-type.ts';
import { type OpeningTrace, openingTraceRules } from '#parts/reading/opening-trace.ts';
import { summarizeReading } from '#parts/reading/report.ts';
import { createReadingWork } from '#parts/reading/work.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { listContentParts } from './content-parts.ts';
import { messages } from './messages.ts';
import {
  createEmptyWebcourseware,
  draft,
  findIssues,
  type PublicWebcourseware,
  publicWebcourseware,
  resolve,
  toPublic,
  type UnpackedWebcourseware,
  upgrade,
  type Webcourseware,
} from './model.ts';

export const webviewcourseware: ActivityModel<
  Webcourseware,
  UnpackedWebcourseware,
  PublicWebcourseware,
  never,
  OpeningTrace
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
  content: {
    version: 2,
    uploads: ['package'],
    draft,
    empty: createEmptyWebcourseware,
    upgrade,
    findIssues,
    media: ({ package: zip }) => (zip ? [{ url: zip.media, awaitsConversion: true }] : []),
    resolve,
    suggestName: (content) => content.title.trim() || baseName(content.package?.name ?? ''),
    parts: listContentParts,
  },
  work: createReadingWork({
    public: publicWebcourseware,
    toPublic,
    trace: openingTraceRules,
  }),
  report: {
    summarize: (_content, _id, responses, lang) => summarizeReading(responses, lang),
  },
};
