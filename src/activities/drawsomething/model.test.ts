import { expect, it } from 'vitest';
import { noConversionResults } from '#contract/conversion-results.ts';
import { markWork } from '#form/mark-work.ts';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { drawsomething } from './activity.ts';
import { findIssues } from './issues.ts';
import { createEmptyDrawing, type Drawing } from './model.ts';
import { toPublic } from './public-drawing.ts';
import { resolve } from './resolve.ts';

const task: Drawing = { ...createEmptyDrawing(), prompt: 'Draw a leaf.' };
const media = 'documents/leaf.pdf';
const image = { url: 'documents/leaf-1.webp', width: 800, height: 1_600 };
const converted = {
  [media]: { document: { pages: [{ image, thumb: image }], text: 'documents/leaf.json' } },
};
const onPage = (page: number): Drawing => ({
  ...task,
  background: 'own',
  own_page: { kind: 'document', media, name: 'leaf.pdf', page },
});
const messagesOf = (change: Partial<Drawing>, conversionResults = noConversionResults) =>
  findIssues({ ...task, ...change }, conversionResults).map(({ message }) => message);
const open = (drawing: Drawing) => {
  const { task: shown } = toPublic(resolve(drawing, converted), null, new Set());
  if (shown.withheld) throw new Error('It is withheld');
  return shown;
};

it('asks for words or a picture, whatever formatting an empty text has', () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ prompt: ' ' })).toEqual(['prompt_required']);
  expect(messagesOf({ prompt: { blocks: [{ p: [{ t: ' ', m: ['b'] }] }] } })).toEqual(['prompt_required']);
  expect(messagesOf({ prompt: '', picture: { ...image, alt: '' } })).toEqual([]);
});

it('waits for the document of its page, and for no document that is not shown', () => {
  const [pending] = findIssues(onPage(0), noConversionResults);
  expect(pending).toMatchObject({ path: ['own_page'], message: 'document_pending', waitsFor: media });
  expect(findIssues(onPage(0), converted)).toEqual([]);
  expect(messagesOf(onPage(1), converted)).toEqual(['own_page_unknown']);
  expect(messagesOf({ background: 'own' })).toEqual(['own_page_required']);
  const unused: Drawing = { ...onPage(0), background: 'lines' };
  expect(findIssues(unused, noConversionResults)).toEqual([]);
  expect(drawsomething.content.media(unused)).toEqual([{ url: media, awaitsConversion: false }]);
  expect(drawsomething.content.media(onPage(0))).toEqual([{ url: media, awaitsConversion: true }]);
});

it('wants a tool that leaves something on the page, and a colour', () => {
  const own = { tools: 'own', own_tools: ['eraser', 'select'], own_colours: [] } as const;
  expect(messagesOf({ ...own, own_tools: [...own.own_tools], own_colours: [] })).toEqual([
    'tools_required',
    'colours_required',
  ]);
  expect(messagesOf({ tools: 'all', own_tools: [], own_colours: [] })).toEqual([]);
});

it.each([
  [{ score: null }, 'score_range'],
  [{ score: 0.3 }, 'score_range'],
  [{ score: 101 }, 'score_range'],
  [{ time_limit_s: 29 }, 'time_limit_range'],
  [{ time_limit_s: 3_601 }, 'time_limit_range'],
  [{ time_limit_s: 60.5 }, 'time_limit_range'],
  [{ score: 4, rubric: [{ id: 'a', text: 'Veins', points: 5 }] }, 'rubric_above_score'],
])('refuses %o', (change, message) => {
  expect(messagesOf(change)).toEqual([message]);
});

it('gives students the tools and colours of the preset, in the order of the toolbar', () => {
  expect(open({ ...task, tools: 'pen', own_colours: ['red'] })).toMatchObject({
    tools: ['pen', 'erase_stroke', 'erase_area'],
    colours: expect.arrayContaining(['black', 'blue']),
  });
  const own = open({ ...task, tools: 'own', own_tools: ['line', 'pen'], own_colours: ['blue', 'black'] });
  expect(own).toMatchObject({ tools: ['pen', 'line'], colours: ['black', 'blue'] });
});

it('turns the page, and takes the proportions of a picture', () => {
  expect(toInkPage(task)).toMatchObject({ width: 1_200, height: 800 });
  expect(toInkPage({ ...task, orientation: 'portrait' })).toMatchObject({ width: 800, height: 1_200 });
  expect(open(onPage(0)).page).toEqual({
    width: 600,
    height: 1_200,
    background: { kind: 'picture', url: image.url },
  });
  const banner = { ...image, width: 3_000, height: 100 };
  expect(toInkPage({ ...onPage(0), page_image: banner })).toMatchObject({ width: 1_200, height: 400 });
});

it('waits for a teacher once something is drawn, and gives nothing else points', () => {
  const content = resolve(task, converted);
  expect(markWork(drawsomething, content, {})).toMatchObject({
    score: 0,
    max_score: 10,
    needs_teacher: false,
  });
  expect(markWork(drawsomething, content, {}, new Set(['drawing']))).toMatchObject({ needs_teacher: true });
});

it('reports who drew, by mark, those without a mark first', () => {
  const drawn = (student_id: number, score: number | null) => ({
    student_id,
    response: null,
    item_count: 3,
    score,
  });
  const nothing = { student_id: 4, response: null, item_count: 0, score: 0 };
  const { rows, unanswered } = drawsomething.report.summarize(
    resolve(task, converted),
    'drawing',
    [drawn(1, 4), drawn(2, null), drawn(3, 9), nothing],
    'en',
  );
  expect(rows.map(({ label, student_ids }) => [label, student_ids])).toEqual([
    ['Not marked yet', [2]],
    ['9 / 10', [3]],
    ['4 / 10', [1]],
  ]);
  expect(unanswered).toEqual([4]);
});
