import type { ActivitySamples, SampleEntry } from '#form/activity-type.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { type Board, createEmptyBoard } from './model.ts';

const sentinel = 'KEY-GARDEN';
const worksheet = { media: 'samples/harbour.pdf', name: '維港的一天.pdf' };
const drawnAt = Date.UTC(2026, 9, 5, 2, 30);
const traces = { whole: { opened_at: drawnAt } };

const stroke = (t: number, ...points: readonly [x: number, y: number][]): InkValue => ({
  kind: 'stroke',
  tool: 'pen',
  colour: 'green',
  width: 4,
  points: packPoints(points.flatMap(([x, y]) => [x, y, 0.5]))[0] ?? '',
  ms: 400,
  t,
});

const write = (
  by: SampleEntry['by'],
  space: string,
  [item, value]: readonly [string, InkValue],
): SampleEntry => ({ space, item, value, by });

/** A path, a pond that was erased and brought back, a word. */
function listDrawn(space: string): SampleEntry[] {
  const drawn: (readonly [string, InkValue])[] = [
    ['path', stroke(drawnAt, [80, 620], [300, 560], [520, 600], [760, 540])],
    [
      'pond',
      {
        kind: 'shape',
        shape: 'ellipse',
        colour: 'blue',
        width: 4,
        fill: 'teal',
        from: [200, 120],
        to: [420, 260],
        t: drawnAt + 3_000,
      },
    ],
    ['pond', { kind: 'erased', is_on: true, t: drawnAt + 4_000 }],
    ['pond', { kind: 'erased', is_on: false, t: drawnAt + 5_000 }],
    [
      'word',
      {
        kind: 'text',
        text: '菜田 Beds',
        colour: 'black',
        size: 32,
        at: [420, 300],
        width: 300,
        t: drawnAt + 8_000,
      },
    ],
  ];
  return drawn.map((each) => write('student', space, each));
}

/** A group's board, with a sticker of the teacher's and a tick that marks it. */
const ofGroup: readonly SampleEntry[] = [
  ...listDrawn('ink'),
  write('teacher', 'live_ink', [
    'sticker',
    { kind: 'stamp', stamp: 'star', at: [560, 48], size: 64, t: drawnAt + 30_000 },
  ]),
  write('teacher', 'teacher_ink', [
    'tick',
    { kind: 'stamp', stamp: 'tick', at: [460, 300], size: 56, t: drawnAt + 60_000 },
  ]),
];

const empty = createEmptyBoard();

export const samples: ActivitySamples<Board, never, OpeningTrace> = {
  conversionResults: {
    [worksheet.media]: {
      document: { pages: createSamplePages('harbour', 6), text: sampleTextsUrl('harbour') },
    },
  },
  contents: [
    {
      title: { en: 'A board for each group', 'zh-hk': '每組一塊畫板', 'zh-cn': '每组一块画板' },
      draft: {
        ...empty,
        prompt: { blocks: [{ p: [{ t: '一起設計' }, { t: '校園花園', m: ['b'] }, { t: '。' }] }] },
        model_answer: `${sentinel}：菜田、水池、小路`,
        rubric: [{ id: 'parts', text: `${sentinel} 各部分齊全`, points: 10 }],
      },
      rightResponses: {},
      wrongResponses: {},
      traces,
      entries: ofGroup,
    },
    {
      title: { en: 'One board for the class', 'zh-hk': '全班一塊畫板', 'zh-cn': '全班一块画板' },
      draft: { ...empty, prompt: 'Draw something that grows.', board_of: 'class', background: 'squares' },
      rightResponses: {},
      wrongResponses: {},
      traces,
      entries: [
        ...listDrawn('class_ink'),
        write('teacher', 'class_ink', [
          'sticker',
          { kind: 'stamp', stamp: 'heart', at: [560, 48], size: 64, t: drawnAt + 30_000 },
        ]),
      ],
    },
    {
      title: {
        en: 'Pages of a document, not marked',
        'zh-hk': '文件頁面，不評分',
        'zh-cn': '文档页面，不评分',
      },
      draft: {
        ...empty,
        prompt: '在海港圖上畫出渡輪的路線。',
        background: 'own',
        own_page: { kind: 'document', ...worksheet, page: 1 },
        page_count: 2,
        tools: 'own',
        own_tools: ['pen', 'marker', 'eraser', 'ellipse', 'text', 'select'],
        own_colours: ['red', 'blue', 'black'],
        is_marked: false,
      },
      rightResponses: {},
      wrongResponses: {},
      traces,
      entries: ofGroup,
    },
    {
      title: { en: 'Beside a web page', 'zh-hk': '網頁旁的畫板', 'zh-cn': '网页旁的画板' },
      draft: {
        ...empty,
        prompt: 'Read the page and draw what you learnt.',
        picture: { url: 'samples/banyan.png', width: 1_600, height: 1_000, alt: '榕樹' },
        url: 'https://trees.example/banyan',
        page_title: 'The banyan',
        frameable: false,
        score: 4,
      },
      rightResponses: {},
      wrongResponses: {},
      traces,
      entries: ofGroup,
    },
  ],
  sentinel,
  olderContents: [],
};
