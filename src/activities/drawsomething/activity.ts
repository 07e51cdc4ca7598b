import * as z from 'zod';
import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { summarizeDrawings } from '#parts/drawing-tasks/summarize-drawings.ts';
import { listPageMedia } from '#parts/drawing-tasks/task/resolve-page.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { createInkSpaces } from '#parts/ink-answers/ink-spaces.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import { drawingId } from './drawing-id.ts';
import { findIssues } from './issues.ts';
import { messages } from './messages.ts';
import {
  createEmptyDrawing,
  type Drawing,
  draft,
  type PublicDrawing,
  publicDrawing,
  type ShownDrawing,
} from './model.ts';
import { toGuide, toPublic, toQuestion } from './public-drawing.ts';
import { resolve } from './resolve.ts';

export const drawsomething: ActivityModel<Drawing, ShownDrawing, PublicDrawing, never> = {
  type: 'drawsomething',
  colour: '#c2378a',
  name: { en: 'Drawing', 'zh-hk': '繪畫', 'zh-cn': '绘画' },
  summary: {
    en: 'Students draw an answer on a page of yours; you write on it, score it and watch how it came about',
    'zh-hk': '學生在你預備的頁面上作畫；你可在畫上批改、評分，並重播作畫過程',
    'zh-cn': '学生在你准备的页面上作画；你可在画上批改、评分，并回放作画过程',
    'zh-tw': '學生在你準備的頁面上作畫；你可在畫上批改、評分，並重播作畫過程',
  },
  messages,
  content: {
    version: 1,
    uploads: ['picture', 'document'],
    draft,
    empty: createEmptyDrawing,
    upgrade: (content) => content,
    findIssues,
    media: ({ own_page, background, orientation, ...drawing }) => [
      ...listUrls(drawing).map((url) => ({ url, awaitsConversion: false })),
      ...listPageMedia({ own_page, background, orientation }),
    ],
    resolve,
    suggestName: ({ prompt }) => toText(prompt).trim().split('\n')[0]?.slice(0, 60) ?? '',
  },
  work: {
    by: ['person', 'group'],
    // A single question has no order.
    settings: typeSettings.filter((name) => name !== 'shuffle'),
    questions: (drawing) => [toQuestion(drawing)],
    public: publicDrawing,
    toPublic,
    toKey: toGuide,
    response: z.never(),
    // What is drawn waits for a teacher without the model.
    mark: () => ({ [drawingId]: 0 }),
    spaces: createInkSpaces(() => drawingId),
  },
  report: {
    summarize: ({ score }, _id, responses, lang) => summarizeDrawings(responses, score ?? 0, lang),
    guide: toGuide,
  },
};
