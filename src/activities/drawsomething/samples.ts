import type { ActivitySamples, SampleEntry } from '#form/activity-type.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import { createEmptyDrawing, type Drawing } from './model.ts';

const sentinel = 'KEY-RAINDROP';
const worksheet = { media: 'samples/harbour.pdf', name: '維港的一天.pdf' };
const drawnAt = Date.UTC(2026, 9, 5, 2, 30);

const stroke = (t: number, ...points: readonly [x: number, y: number][]): InkValue => ({
  kind: 'stroke',
  tool: 'pen',
  colour: 'blue',
  width: 4,
  points: packPoints(points.flatMap(([x, y]) => [x, y, 0.5]))[0] ?? '',
  ms: 400,
  t,
});

/** A wave, a sun that was erased and brought back, a word; the teacher's tick, moved, and a line taken away. */
function listEntries(): SampleEntry[] {
  const write = (by: SampleEntry['by'], item: string, value: InkValue): SampleEntry => ({
    space: by === 'student' ? 'ink' : 'teacher_ink',
    item,
    value,
    by,
  });
  const wave = stroke(drawnAt, [100, 600], [300, 560], [500, 620], [700, 570], [900, 610]);
  return [
    write('student', 'wave', wave),
    write('student', 'sun', {
      kind: 'shape',
      shape: 'ellipse',
      colour: 'orange',
      width: 4,
      fill: 'yellow',
      from: [200, 80],
      to: [320, 200],
      t: drawnAt + 3_000,
    }),
    write('student', 'sun', { kind: 'erased', is_on: true, t: drawnAt + 4_000 }),
    write('student', 'sun', { kind: 'erased', is_on: false, t: drawnAt + 5_000 }),
    write('student', 'word', {
      kind: 'text',
      text: '雨水 Rain',
      colour: 'black',
      size: 32,
      at: [420, 240],
      width: 300,
      t: drawnAt + 8_000,
    }),
    write('teacher', 'tick', { kind: 'stamp', stamp: 'tick', at: [640, 300], size: 56, t: drawnAt + 60_000 }),
    write('teacher', 'tick', { kind: 'moved', dx: 40, dy: 0, scale_x: 1, scale_y: 1, t: drawnAt + 61_000 }),
    write('teacher', 'line', { ...wave, t: drawnAt + 62_000 }),
    write('teacher', 'line', { kind: 'erased', is_on: true, t: drawnAt + 63_000 }),
  ];
}

const entries = listEntries();
const empty = createEmptyDrawing();

const rainDraft: Drawing = {
  ...empty,
  prompt: { blocks: [{ p: [{ t: '畫出' }, { t: '水循環', m: ['b'] }, { t: '，並標示每個步驟。' }] }] },
  model_answer: `${sentinel}：蒸發、凝結、降水`,
  rubric: [
    { id: 'steps', text: `${sentinel} 三個步驟齊全`, points: 6 },
    { id: 'labels', text: '標示清楚', points: 4 },
  ],
};

export const samples: ActivitySamples<Drawing, never> = {
  conversionResults: {
    [worksheet.media]: {
      document: { pages: createSamplePages('harbour', 6), text: sampleTextsUrl('harbour') },
    },
  },
  contents: [
    {
      title: { en: 'A drawing with a rubric', 'zh-hk': '附評分準則的繪畫', 'zh-cn': '附评分标准的绘画' },
      draft: rainDraft,
      rightResponses: {},
      wrongResponses: {},
      entries,
    },
    {
      title: {
        en: 'A portrait page of squares with a pen',
        'zh-hk': '直向方格紙，只用筆',
        'zh-cn': '纵向方格纸，只用笔',
      },
      draft: {
        ...empty,
        prompt: 'Draw the mirror image of this shape.',
        picture: { url: 'samples/water-cycle.png', width: 1_200, height: 800, alt: 'Half a leaf' },
        background: 'squares',
        orientation: 'portrait',
        tools: 'pen',
        score: 4,
      },
      rightResponses: {},
      wrongResponses: {},
      entries,
    },
    {
      title: {
        en: 'A page of a document against the clock',
        'zh-hk': '限時在文件上繪畫',
        'zh-cn': '限时在文档上绘画',
      },
      draft: {
        ...empty,
        prompt: '圈出圖中的渡輪。',
        background: 'own',
        own_page: { kind: 'document', ...worksheet, page: 2 },
        tools: 'own',
        own_tools: ['marker', 'eraser', 'ellipse', 'select'],
        own_colours: ['red', 'blue'],
        time_limit_s: 300,
      },
      rightResponses: {},
      wrongResponses: {},
      entries,
    },
    {
      title: { en: 'A picture to draw on', 'zh-hk': '在圖片上繪畫', 'zh-cn': '在图片上绘画' },
      draft: {
        ...empty,
        picture: { url: 'samples/banyan.png', width: 1_600, height: 1_000, alt: '榕樹' },
        background: 'own',
        own_page: {
          kind: 'picture',
          image: { url: 'samples/plants-cover.png', width: 1_000, height: 1_400 },
        },
      },
      rightResponses: {},
      wrongResponses: {},
      entries,
    },
  ],
  sentinel,
  olderContents: [],
};
