import type { ActivityModel } from '#form/activity-type.ts';
import { countReadParts } from '#parts/part-times/find-read-parts.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import { summarizeParts } from '#parts/part-times/report.ts';
import { partTimesTrace } from '#parts/part-times/trace.ts';
import { createReadingWork } from '#parts/reading/work.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { findIssues } from './issues.ts';
import { messages } from './messages.ts';
import {
  createEmptyFiles,
  draft,
  type Files,
  type PublicFiles,
  publicFiles,
  type ShownFiles,
} from './model.ts';
import { toPublic } from './public-item.ts';
import { listDraftMedia, resolve, upgrade } from './resolve.ts';

export const file: ActivityModel<Files, ShownFiles, PublicFiles, never, PartTimes> = {
  type: 'file',
  colour: '#5b7083',
  name: { en: 'Files', 'zh-hk': '檔案', 'zh-cn': '文件' },
  summary: {
    en: 'Documents, pictures and videos to read, watch and download; tells who opened what for how long',
    'zh-hk': '供閱讀、觀看及下載的文件、圖片和影片，並知道誰看過甚麼、看了多久',
    'zh-cn': '供阅读、观看和下载的文档、图片和视频，并知道谁看过什么、看了多久',
    'zh-tw': '供閱讀、觀看及下載的文件、圖片和影片，並知道誰看過什麼、看了多久',
  },
  messages,
  content: {
    version: 2,
    uploads: ['document', 'picture', 'video'],
    draft,
    empty: createEmptyFiles,
    upgrade,
    findIssues,
    media: listDraftMedia,
    resolve,
    suggestName: ({ items: [first] }) => baseName(first?.name ?? ''),
    parts: ({ items }) =>
      items.map((item) => ({ id: item.id, title: item.name, fingerprint: JSON.stringify(item) })),
  },
  work: createReadingWork({
    public: publicFiles,
    toPublic,
    trace: partTimesTrace,
  }),
  report: {
    summarize: ({ items }, _id, responses) =>
      summarizeParts(
        items.map(({ id, name }) => ({ id, label: name })),
        responses,
      ),
    progress: ({ items }, trace) => countReadParts(items, trace),
  },
};
