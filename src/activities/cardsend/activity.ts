import type { ActivityModel } from '#form/activity-type.ts';
import { type OpeningTrace, openingTraceRules } from '#parts/reading/opening-trace.ts';
import { summarizeReading } from '#parts/reading/report.ts';
import { createReadingWork } from '#parts/reading/work.ts';
import { listParts } from './content-parts.ts';
import { findIssues } from './issues.ts';
import { messages } from './messages.ts';
import { createEmptyWall, draft, type PublicWall, publicWall, toPublicWall, type Wall } from './model.ts';
import { wallSpace } from './wall/wall-space.ts';
import { wallControl } from './wall/wall-values.ts';

export const cardsend: ActivityModel<Wall, Wall, PublicWall, never, OpeningTrace> = {
  type: 'cardsend',
  colour: '#9e6400',
  name: { en: 'Card wall', 'zh-hk': '留言牆', 'zh-cn': '留言墙' },
  summary: {
    en: 'Students send cards with words and pictures to one live wall',
    'zh-hk': '學生把文字或圖片卡片即時張貼到同一面牆上',
    'zh-cn': '学生把文字或图片卡片实时发布到同一面墙上',
  },
  messages,
  content: {
    version: 1,
    uploads: ['picture'],
    draft,
    empty: createEmptyWall,
    upgrade: (content) => content,
    findIssues,
    media: ({ picture }) => (picture ? [{ url: picture.url, awaitsConversion: false }] : []),
    resolve: (content) => content,
    suggestName: ({ prompt }) => prompt.trim().split('\n')[0]?.slice(0, 60) ?? '',
    parts: listParts,
  },
  work: {
    ...createReadingWork({ public: publicWall, toPublic: toPublicWall, trace: openingTraceRules }),
    spaces: { wall: wallSpace },
    control: wallControl,
    addCheckedWords: (wall, words) => ({ ...wall, checked_words: [...wall.checked_words, ...words] }),
  },
  report: { summarize: (_content, _id, responses, lang) => summarizeReading(responses, lang) },
};
