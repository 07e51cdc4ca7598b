import * as z from 'zod';
import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { summarizeDrawings } from '#parts/drawing-tasks/summarize-drawings.ts';
import { listPageMedia } from '#parts/drawing-tasks/task/resolve-page.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { type OpeningTrace, openingTraceRules } from '#parts/reading/opening-trace.ts';
import { summarizeReading } from '#parts/reading/report.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import { boardSpaces } from './board/board-spaces.ts';
import { boardControl } from './board/control-schema.ts';
import { boardId } from './board-id.ts';
import { listParts } from './content-parts.ts';
import { findIssues } from './issues.ts';
import { messages } from './messages.ts';
import {
  type Board,
  createEmptyBoard,
  draft,
  type PublicBoard,
  publicBoard,
  type ShownBoard,
} from './model.ts';
import { isMarkedBoard, toGuide, toPublic, toQuestion } from './public-board.ts';
import { resolve } from './resolve.ts';

export const webviewgroupdraw: ActivityModel<Board, ShownBoard, PublicBoard, never, OpeningTrace> = {
  type: 'webviewgroupdraw',
  colour: '#8441bd',
  name: { en: 'Group board', 'zh-hk': '小組畫板', 'zh-cn': '小组画板' },
  summary: {
    en: 'Each group draws on one board at the same time; you see all boards at once, and write on them',
    'zh-hk': '每組學生同時在一塊畫板上作畫；你可同時看到所有畫板，並在上面批註',
    'zh-cn': '每组学生同时在一块画板上作画；你可以同时看到所有画板，并在上面批注',
  },
  messages,
  content: {
    version: 1,
    uploads: ['picture', 'document'],
    draft,
    empty: createEmptyBoard,
    upgrade: (content) => content,
    findIssues,
    media: ({ prompt, picture, ...board }) => [
      ...listUrls({ prompt, picture }).map((url) => ({ url, awaitsConversion: false })),
      ...listPageMedia(board),
    ],
    resolve,
    suggestName: ({ prompt }) => toText(prompt).trim().split('\n')[0]?.slice(0, 60) ?? '',
    pageAddresses: ({ url }) => (url === '' ? [] : [url]),
    parts: listParts,
  },
  work: {
    by: ['group', 'person'],
    // A single question has no order.
    settings: typeSettings.filter((name) => name !== 'shuffle'),
    questions: (board) => [toQuestion(board)],
    public: publicBoard,
    toPublic,
    toKey: toGuide,
    response: z.never(),
    // What is drawn waits for a teacher without the model.
    mark: (board): Record<string, number> => (isMarkedBoard(board) ? { [boardId]: 0 } : {}),
    trace: openingTraceRules,
    spaces: boardSpaces,
    control: boardControl,
  },
  report: {
    summarize: ({ score }, id, responses, lang) =>
      id === traceId ? summarizeReading(responses, lang) : summarizeDrawings(responses, score ?? 0, lang),
    guide: toGuide,
  },
};
