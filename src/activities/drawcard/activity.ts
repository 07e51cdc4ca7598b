import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { createInkSpaces } from '#parts/ink-answers/ink-spaces.ts';
import { findIssues } from './issues.ts';
import { markCards } from './marking.ts';
import { messages } from './messages.ts';
import {
  type CardTask,
  createEmptyTask,
  draft,
  type PlacedCards,
  type PublicTask,
  placedCards,
  publicTask,
  type ShownTask,
} from './model.ts';
import { listQuestions, toGuide, toKey, toPublic } from './public-task.ts';
import { listDraftMedia, resolve } from './resolve.ts';
import { summarizeCards } from './summarize.ts';

export const drawcard: ActivityModel<CardTask, ShownTask, PublicTask, PlacedCards> = {
  type: 'drawcard',
  colour: '#c24c0e',
  name: { en: 'Draw cards', 'zh-hk': '繪圖卡', 'zh-cn': '绘图卡' },
  summary: {
    en: 'Students drag cards and pictures onto a page and draw on it; right cards mark themselves',
    'zh-hk': '學生把卡片和圖片拖到頁面上，並在上面繪畫；設定正確卡片後可自動批改',
    'zh-cn': '学生把卡片和图片拖到页面上，并在上面绘画；设置正确卡片后可自动批改',
  },
  messages,
  content: {
    version: 1,
    uploads: ['picture', 'document'],
    draft,
    empty: createEmptyTask,
    upgrade: (content) => content,
    findIssues,
    media: listDraftMedia,
    resolve,
    suggestName: ({ questions: [first] }) =>
      toText(first?.prompt ?? '')
        .trim()
        .split('\n')[0]
        ?.slice(0, 60) ?? '',
    pageAddresses: ({ attachments }) =>
      attachments.flatMap((attachment) => (attachment.kind === 'link' ? [attachment.address] : [])),
  },
  work: {
    by: ['person', 'group'],
    settings: typeSettings,
    questions: listQuestions,
    public: publicTask,
    toPublic: (task, pin) => toPublic(task, pin),
    toKey,
    response: placedCards,
    mark: markCards,
    spaces: createInkSpaces(({ page = 0 }, { questions }: CardTask) => questions[page]?.id ?? ''),
  },
  report: { summarize: summarizeCards, guide: toGuide },
};
