import { describe, expect, it } from 'vitest';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { penactivity } from './activity.ts';
import { emptyQuestion } from './expand-documents.ts';
import { findIssues } from './issues.ts';
import { pagesInDraftMax, pagesMax } from './limits.ts';
import {
  createEmptyWorksheet,
  draft,
  type Worksheet,
  type WorksheetPage,
  type WorksheetRegion,
} from './model.ts';
import { toPageSize } from './page-size.ts';
import { sortInReadingOrder } from './reading-order.ts';
import { resolve } from './resolve.ts';

type Box = WorksheetRegion['box'];

const region = (id: string, box: Box, more: Partial<WorksheetRegion> = {}): WorksheetRegion => ({
  ...emptyQuestion,
  id,
  box,
  ...more,
});
const picturePage = (id: string, more: Partial<WorksheetPage> = {}): WorksheetPage => ({
  ...emptyQuestion,
  id,
  image: { url: `${id}.png`, width: 800, height: 1_200 },
  regions: [],
  ...more,
});
const createSheet = (pages: WorksheetPage[], more: Partial<Worksheet> = {}): Worksheet => ({
  ...createEmptyWorksheet(),
  pages,
  ...more,
});
const documents = [{ media: 'a.pdf', name: '工作紙.pdf' }];
const wholeDocument: WorksheetPage = {
  ...emptyQuestion,
  id: 'd',
  source: { media: 'a.pdf', page: null },
  regions: [],
};
const converted: ConversionResults = {
  'a.pdf': {
    document: {
      text: 'words.json',
      pages: ['x', 'y'].map((name) => ({
        image: { url: `${name}.webp`, width: 1_000, height: 1_400 },
        thumb: { url: `${name}-thumb.webp`, width: 100, height: 140 },
      })),
    },
  },
};
const inBox = ([left, top, right, bottom]: Box, page = 0): InkValue => ({
  kind: 'shape',
  shape: 'rectangle',
  colour: 'blue',
  width: 2,
  from: [left, top],
  to: [right, bottom],
  t: 1,
  ...(page > 0 && { page }),
});

describe('issues of a worksheet', () => {
  it.each<[string, Worksheet, string[]]>([
    ['no pages', createSheet([]), ['pages: pages_required']],
    ['a document that is not converted', createSheet([wholeDocument]), ['pages.0: document_pending']],
    ['a page without regions', createSheet([picturePage('p', { name: '' })]), []],
    [
      'a page without points',
      createSheet([picturePage('p', { score: null })]),
      ['pages.0.score: score_range'],
    ],
    [
      'points of a page that regions have replaced',
      createSheet([picturePage('p', { score: null, regions: [region('r', [0, 0, 100, 100])] })]),
      [],
    ],
    [
      'points in wrong steps',
      createSheet([picturePage('p', { regions: [region('r', [0, 0, 100, 100], { score: 1.25 })] })]),
      ['pages.0.regions.0.score: score_range'],
    ],
    [
      'a rubric above the points',
      createSheet([
        picturePage('p', {
          regions: [
            region('r', [0, 0, 100, 100], { score: 2, rubric: [{ id: 'l', text: 'Why', points: 3 }] }),
          ],
        }),
      ]),
      ['pages.0.regions.0.rubric: rubric_above_score'],
    ],
    [
      'too many pages',
      createSheet(Array.from({ length: pagesMax + 1 }, (_, index) => picturePage(`p${index}`))),
      ['pages: pages_too_many'],
    ],
  ])('%s', (_what, content, expected) => {
    expect(findIssues(content, {}).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
      expected,
    );
  });

  it('names the document that is waited for, and numbers regions as teachers see them', () => {
    const sheet = createSheet(
      [
        wholeDocument,
        picturePage('p', {
          regions: [
            region('low', [0, 500, 100, 600], { score: null }),
            region('high', [0, 0, 100, 100], { score: null }),
          ],
        }),
      ],
      { documents },
    );
    const [pending, first, second] = findIssues(sheet, {});
    expect(pending).toMatchObject({ waitsFor: 'a.pdf', params: { name: '工作紙.pdf' } });
    expect(first).toMatchObject({ path: ['pages', 1, 'regions', 1, 'score'], params: { number: 1 } });
    expect(second).toMatchObject({ path: ['pages', 1, 'regions', 0, 'score'], params: { number: 2 } });
  });
});

it('refuses boxes without area, ids that occur twice, and oversized drafts', () => {
  const accepts = (pages: WorksheetPage[]) => draft.safeParse(createSheet(pages)).success;
  const withRegion = (id: string, box: Box) => [picturePage('p', { regions: [region(id, box)] })];
  expect(accepts(withRegion('r', [0, 0, 10, 10]))).toBe(true);
  expect(accepts(withRegion('r', [10, 0, 10, 10]))).toBe(false);
  expect(accepts(withRegion('r', [0, 0, 10, 5_000]))).toBe(false);
  expect(accepts(withRegion('p', [0, 0, 10, 10]))).toBe(false);
  expect(accepts([...withRegion('r', [0, 0, 10, 10]), picturePage('r')])).toBe(false);
  expect(accepts(Array.from({ length: pagesInDraftMax + 1 }, (_, index) => picturePage(`p${index}`)))).toBe(
    false,
  );
});

describe('questions', () => {
  it('are the pages of a worksheet without regions', () => {
    const sheet = resolve(
      createSheet([wholeDocument, picturePage('p', { name: ' Map ', score: 3 })]),
      converted,
    );
    expect(
      penactivity.work.questions(sheet).map(({ id, title, max_score }) => [id, title, max_score]),
    ).toEqual([
      ['d-1', 'p. 1', 5],
      ['d-2', 'p. 2', 5],
      ['p', 'Map', 3],
    ]);
  });

  it('are the regions of all pages in the order of reading', () => {
    const sheet = resolve(
      createSheet([
        picturePage('one', {
          regions: [
            region('c', [0, 500, 900, 600]),
            region('b', [500, 90, 900, 200], { name: 'B' }),
            region('a', [0, 100, 400, 200]),
          ],
        }),
        picturePage('read'),
        picturePage('two', { regions: [region('d', [0, 0, 100, 100])] }),
      ]),
      {},
    );
    expect(penactivity.work.questions(sheet).map(({ id, title }) => [id, title])).toEqual([
      ['a', '1'],
      ['b', 'B'],
      ['c', '3'],
      ['d', '4'],
    ]);
    expect(sheet.questions.map(({ page }) => page)).toEqual([0, 0, 0, 2]);
  });

  it('stand on the page, whatever box a draft has', () => {
    const regions = [region('wide', [900, 1_450, 1_400, 1_480]), region('tall', [0, 0, 5, 4_000])];
    const { questions } = resolve(createSheet([picturePage('p', { regions })]), {});
    expect(questions.map(({ id, box }) => [id, box])).toEqual([
      ['tall', [0, 0, 20, 1_500]],
      ['wide', [500, 1_450, 1_000, 1_480]],
    ]);
  });

  it('own what is drawn: most of it in a region, else the nearest, also from pages that are only read', () => {
    const sheet = resolve(
      createSheet([
        picturePage('one', { regions: [region('a', [0, 0, 400, 200]), region('b', [500, 0, 900, 200])] }),
        picturePage('read'),
      ]),
      {},
    );
    const questionOf = (value: InkValue) => penactivity.work.spaces?.['ink']?.questionOf?.(value, sheet);
    expect(questionOf(inBox([10, 10, 420, 100]))).toBe('a');
    expect(questionOf(inBox([380, 10, 800, 100]))).toBe('b');
    expect(questionOf(inBox([800, 900, 900, 950]))).toBe('b');
    expect(questionOf(inBox([10, 900, 40, 950], 1))).toBe('a');
    expect(questionOf({ kind: 'erased', is_on: true, t: 1 })).toBe('');
    expect(penactivity.work.spaces?.['ink']?.questionOf?.(inBox([1, 1, 2, 2]), { questions: [] })).toBe('');
  });
});

it('tells students neither the key nor the file behind the pages', () => {
  const secret = [
    region('r', [0, 0, 100, 100], {
      model_answer: 'secret',
      rubric: [{ id: 'l', text: 'secret', points: 1 }],
    }),
  ];
  const sheet = resolve(
    createSheet([wholeDocument, picturePage('p', { regions: secret })], { documents }),
    converted,
  );
  const shown = penactivity.work.toPublic(sheet, { seed: 1, shuffle: false }, new Set());
  expect(JSON.stringify(shown)).not.toMatch(/secret|工作紙|a\.pdf/);
  expect(penactivity.work.toKey(sheet, 'r')).toEqual({
    model_answer: 'secret',
    rubric: [{ text: 'secret', points: 1 }],
  });
  expect(penactivity.work.toKey(sheet, 'nothing')).toBeNull();
});

it('reads lines with uneven boxes from the left, and lines from the top', () => {
  const boxes: Record<string, Box> = {
    right: [600, 95, 900, 180],
    left: [0, 100, 300, 200],
    middle: [310, 110, 590, 190],
    below: [0, 190, 900, 400],
  };
  const regions = Object.entries(boxes).map(([id, box]) => ({ id, box }));
  expect(sortInReadingOrder(regions).map(({ id }) => id)).toEqual(['left', 'middle', 'right', 'below']);
});

it('gives pages their height by the proportion of their picture, within bounds', () => {
  expect(toPageSize({ width: 800, height: 1_200 })).toEqual({ width: 1_000, height: 1_500 });
  expect(toPageSize({ width: 10, height: 90_000 }).height).toBe(4_000);
  expect(toPageSize({ width: 90_000, height: 1 }).height).toBe(100);
});

it('counts as answered who drew something, by mark', () => {
  const sheet = resolve(createSheet([picturePage('p')]), {});
  const given = [
    { student_id: 1, response: null, item_count: 3, score: null },
    { student_id: 2, response: null, item_count: 1, score: 2 },
    { student_id: 3, response: null, item_count: 9, score: 4.5 },
    { student_id: 4, response: null, score: 0 },
  ];
  const { rows, unanswered } = penactivity.report.summarize(sheet, 'p', given, 'en');
  expect(rows.map(({ label, student_ids }) => [label, student_ids])).toEqual([
    ['Not marked yet', [1]],
    ['4.5 / 5', [3]],
    ['2 / 5', [2]],
  ]);
  expect(unanswered).toEqual([4]);
});
