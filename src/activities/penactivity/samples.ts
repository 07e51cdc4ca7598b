import type { ActivitySamples, SampleEntry } from '#form/activity-type.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import { emptyQuestion } from './expand-documents.ts';
import type { Worksheet, WorksheetRegion } from './model.ts';

const sentinel = 'KEY-THREE-QUARTERS';
const fractions = { media: 'samples/harbour.pdf', name: '分數工作紙.pdf' };
const drawnAt = Date.UTC(2026, 9, 5, 2, 30);

const stroke = (t: number, page: number, ...points: readonly [x: number, y: number][]): InkValue => ({
  kind: 'stroke',
  tool: 'pen',
  colour: 'blue',
  width: 4,
  points: packPoints(points.flatMap(([x, y]) => [x, y, 0.5]))[0] ?? '',
  ms: 400,
  t,
  ...(page > 0 && { page }),
});

/** A number, a line that was erased and brought back, a word on the second page; the teacher's tick and comment. */
function listEntries(): SampleEntry[] {
  const write = (by: SampleEntry['by'], item: string, value: InkValue): SampleEntry => ({
    space: by === 'student' ? 'ink' : 'teacher_ink',
    item,
    value,
    by,
  });
  const line = stroke(drawnAt + 3_000, 0, [150, 480], [420, 480]);
  return [
    write('student', 'number', stroke(drawnAt, 0, [150, 200], [220, 200], [170, 280], [170, 320])),
    write('student', 'line', line),
    write('student', 'line', { kind: 'erased', is_on: true, t: drawnAt + 4_000 }),
    write('student', 'line', { kind: 'erased', is_on: false, t: drawnAt + 5_000 }),
    write('student', 'sum', stroke(drawnAt + 6_000, 0, [560, 240], [640, 330], [700, 250])),
    write('student', 'word', {
      kind: 'text',
      text: '四分之三',
      colour: 'black',
      size: 40,
      at: [140, 420],
      width: 300,
      t: drawnAt + 8_000,
      page: 1,
    }),
    write('teacher', 'tick', { kind: 'stamp', stamp: 'tick', at: [480, 260], size: 56, t: drawnAt + 60_000 }),
    write('teacher', 'tick', { kind: 'moved', dx: 20, dy: 0, scale_x: 1, scale_y: 1, t: drawnAt + 61_000 }),
    write('teacher', 'under', { ...line, t: drawnAt + 62_000 }),
    write('teacher', 'under', { kind: 'erased', is_on: true, t: drawnAt + 63_000 }),
  ];
}

const region = (
  id: string,
  box: WorksheetRegion['box'],
  fields: Partial<WorksheetRegion> = {},
): WorksheetRegion => ({ ...emptyQuestion, id, box, ...fields });

const sheetOfDocument: Worksheet = {
  instruction: '請在作答區內書寫，並列出步驟。',
  documents: [fractions],
  pages: [
    {
      ...emptyQuestion,
      id: 'f1',
      source: { media: fractions.media, page: 0 },
      regions: [
        region('draw', [80, 460, 920, 700], { name: '畫出分數線', score: 4 }),
        region('first', [80, 160, 480, 400], {
          score: 2.5,
          model_answer: sentinel,
          rubric: [{ id: 'r1', text: `${sentinel} 步驟`, points: 1.5 }],
        }),
        region('second', [520, 170, 920, 400]),
      ],
    },
    {
      ...emptyQuestion,
      id: 'f2',
      source: { media: fractions.media, page: 1 },
      regions: [region('last', [80, 380, 920, 520], { name: 'In words' })],
    },
    // Students only read it.
    { ...emptyQuestion, id: 'f3', source: { media: fractions.media, page: 2 }, regions: [] },
  ],
};

const sheetOfPictures: Worksheet = {
  instruction: '',
  documents: [],
  pages: ['map', 'tide'].map((name, index) => ({
    ...emptyQuestion,
    id: name,
    name: index === 0 ? 'Harbour map' : '',
    score: 10 - index,
    image: { url: `samples/${name}.png`, width: 1600, height: 1000 + 1400 * index },
    regions: [],
  })),
};

/** A worksheet of a document with regions, and one of pictures without. */
export const samples: ActivitySamples<Worksheet, never> = {
  conversionResults: {
    [fractions.media]: {
      document: { pages: createSamplePages('harbour', 3), text: sampleTextsUrl('harbour') },
    },
  },
  contents: [
    {
      title: { en: 'Fractions with regions', 'zh-hk': '分數（有作答區）', 'zh-cn': '分数（有作答区）' },
      draft: sheetOfDocument,
      rightResponses: {},
      wrongResponses: {},
      entries: listEntries(),
    },
    {
      title: { en: 'Whole pages', 'zh-hk': '整頁作答', 'zh-cn': '整页作答' },
      draft: sheetOfPictures,
      rightResponses: {},
      wrongResponses: {},
      entries: listEntries(),
    },
  ],
  sentinel,
  olderContents: [],
};
