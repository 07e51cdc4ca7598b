import { expect, it } from 'vitest';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { type Box, meet } from './boxes.ts';
import { moveByKey } from './canvas-keys.ts';
import { createGridIndex } from './grid-index.ts';
import { findErasedSpans, listPlacesBetween, touches } from './hit.ts';
import { continueStroke, describeStroke, type StrokeUnderWay } from './ink-presence.ts';
import { presenceMaxLength } from './limits.ts';
import type { InkValue, ShapeValue } from './model.ts';
import { placeInk } from './place-ink.ts';
import { breakLines, estimateText } from './text-lines.ts';
import { clampView, findPageAt, fitPage, layPages, toSurface, zoomAround } from './view-of-pages.ts';

const random = createRandom(33);
const page: Box = [0, 0, 1_200, 800];
const sizes = [
  { width: 1_200, height: 800 },
  { width: 840, height: 1_188 },
];

it('the index finds what a search through everything finds', () => {
  const index = createGridIndex<{ box: Box }>(page);
  const inventBox = (): Box => {
    const [x, y] = [random() * 1_400 - 100, random() * 1_000 - 100];
    return [x, y, x + random() * 300, y + random() * 300];
  };
  let items = Array.from({ length: 400 }, () => ({ box: inventBox() }));
  for (const item of items) index.add(item);
  for (const item of items.slice(0, 100)) index.remove(item);
  items = items.slice(100);
  for (let round = 0; round < 200; round += 1) {
    const [x, y] = [random() * 1_100, random() * 700];
    const box: Box = [x, y, x + random() * 100, y + random() * 100];
    expect(new Set(index.find(box))).toEqual(new Set(items.filter((item) => meet(item.box, box))));
  }
});

it('a huge thing takes no more room in the index than its page has', () => {
  const index = createGridIndex<{ box: Box }>(page);
  const huge = { box: [-20_000, -20_000, 20_000, 20_000] as const };
  index.add(huge);
  expect(index.find([5, 5, 6, 6])).toEqual([huge]);
  index.remove(huge);
  expect(index.find(page)).toEqual([]);
});

it('strokes are touched along their line, and not where they are cut', () => {
  const value: InkValue = { ...inventStroke(random), points: 'AAPgGAAA_____'.slice(0, 8), width: 4 };
  const { points } = placeInk({ by: 1, value }) as { points: Float32Array };
  const [x = 0, y = 0] = points;
  expect(touches(placeInk({ by: 1, value }), [x, y + 3], 2)).toBe(true);
  expect(touches(placeInk({ by: 1, value }), [x, y + 30], 2)).toBe(false);
  const end = ((points.length / 3 - 1) * 10) | 0;
  expect(touches(placeInk({ by: 1, value, cut: [0, end] }), [x, y], 2)).toBe(false);
});

it('shapes without a filling are touched at their lines only', () => {
  const corners: Pick<ShapeValue, 'from' | 'to'> = { from: [100, 100], to: [200, 180] };
  const box = { kind: 'shape', colour: 'red', width: 2, ...corners, t: 1 } as const;
  for (const shape of ['rectangle', 'ellipse'] as const) {
    const hollow = placeInk({ by: 1, value: { ...box, shape } });
    const filled = placeInk({ by: 1, value: { ...box, shape, fill: 'blue' } });
    expect(touches(hollow, [150, 140], 3)).toBe(false);
    expect(touches(filled, [150, 140], 3)).toBe(true);
    expect(touches(hollow, [100, 140], 3)).toBe(true);
    expect(touches(filled, [90, 90], 3)).toBe(false);
  }
  const line = placeInk({ by: 1, value: { ...box, shape: 'line' } });
  expect(touches(line, [150, 140], 1)).toBe(true);
  expect(touches(line, [150, 150], 1)).toBe(false);
});

it('a quick eraser leaves no gaps on its way', () => {
  const points = Array.from({ length: 21 }, (_, index) => [index * 10, 0, 0.5]).flat();
  const placed = placeInk({ by: 1, value: inventStroke(random) });
  if (placed.kind !== 'stroke') throw new Error('A stroke is placed as one');
  const line = { ...placed, width: 2, points: Float32Array.from(points) };
  const spans = findErasedSpans(line, listPlacesBetween([-20, 0], [220, 0], 5), 5);
  const taken = new Set<number>();
  for (let index = 0; index + 1 < spans.length; index += 2)
    for (let step = spans[index] ?? 0; step < (spans[index + 1] ?? 0); step += 1) taken.add(step);
  expect(taken.size).toBe(200);
});

it('others put a stroke together from the newest points alone', () => {
  const drawn: StrokeUnderWay = { id: 's', tool: 'pen', colour: 'blue', width: 3, page: 0, points: [] };
  let seen: StrokeUnderWay | undefined;
  for (let step = 0; step < 300; step += 1) {
    drawn.points.push(100 + step * 2, 100 + Math.sin(step / 9) * 50, 0.5);
    if (step % 6 !== 5) continue;
    const sent = describeStroke(drawn);
    expect(sent.points.length).toBeLessThanOrEqual(presenceMaxLength);
    // One message in four is lost.
    if (step % 24 !== 5) seen = continueStroke(seen, sent, 0);
  }
  expect(seen?.points.length).toBe(drawn.points.length);
  for (const [index, value] of drawn.points.entries()) expect(seen?.points[index]).toBeCloseTo(value, 0);
});

it('a place stays where it is while the view zooms around it', () => {
  for (let round = 0; round < 100; round += 1) {
    const view = { x: random() * 500, y: random() * 500, scale: 0.2 + random() * 3 };
    const place = [random() * 800, random() * 600] as const;
    const before = toSurface(view, place);
    const after = toSurface(zoomAround(view, 0.5 + random(), place), place);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  }
});

it('pages lie below each other, and every place belongs to one of them', () => {
  const pages = layPages(sizes);
  expect(pages[1]).toMatchObject({ x: 180, y: 824 });
  expect(findPageAt(pages, [600, 400])).toEqual({ page: 0, at: [600, 400] });
  expect(findPageAt(pages, [190, 834])).toEqual({ page: 1, at: [10, 10] });
  expect(findPageAt(pages, [190, 9_999]).page).toBe(1);
  expect(findPageAt([], [1, 1])).toEqual({ page: 0, at: [1, 1] });
});

it('a view never loses the pages, whatever it is asked for', () => {
  const pages = layPages(sizes);
  const stage = { width: 700, height: 500 };
  for (const scale of [0, -5, 0.001, 1, 1e9, Number.NaN])
    for (const far of [-1e9, 0, 1e9]) {
      const view = clampView({ x: far, y: far, scale }, pages, stage);
      const seen: Box = [view.x, view.y, view.x + 700 / view.scale, view.y + 500 / view.scale];
      expect(pages.some(({ x, y, width, height }) => meet(seen, [x, y, x + width, y + height]))).toBe(true);
    }
});

it('fits a page or its width', () => {
  const pages = layPages(sizes);
  const [first] = pages;
  if (!first) throw new Error('There are two pages');
  expect(fitPage(first, { width: 624, height: 2_000 }, 'page').scale).toBe(0.5);
  expect(fitPage(first, { width: 1_224, height: 424 }, 'page').scale).toBe(0.5);
  expect(fitPage(first, { width: 1_224, height: 424 }, 'width')).toEqual({ scale: 1, x: -12, y: -12 });
});

it('keys move the view, and others are left to the page', () => {
  const pages = layPages(sizes);
  const stage = { width: 600, height: 400 };
  const view = { x: 0, y: 0, scale: 1 };
  expect(moveByKey('ArrowRight', view, pages, stage)?.x).toBeGreaterThan(0);
  expect(moveByKey('+', view, pages, stage)?.scale).toBeGreaterThan(1);
  expect(moveByKey('PageDown', view, pages, stage)?.y).toBe(824);
  expect(moveByKey('End', view, pages, stage)?.y).toBe(824);
  expect(moveByKey('a', view, pages, stage)).toBeUndefined();
});

it('texts break between words and between Chinese characters, and lose nothing', () => {
  const breakText = (text: string, width: number) => breakLines({ text, width, size: 1 }, estimateText);
  expect(breakText('水循環', 2)).toEqual(['水循', '環']);
  expect(breakText('the water cycle', 6)).toEqual(['the water', 'cycle']);
  expect(breakText('one\n\ntwo', 99)).toEqual(['one', '', 'two']);
  expect(breakText('incomprehensible', 3).join('')).toBe('incomprehensible');
  expect(breakText('', 5)).toEqual(['']);
});

it('a card keeps its proportions whatever box it is moved into, and its text inside of it', () => {
  const card: InkValue = {
    kind: 'card',
    card: 'cat',
    text: 'A rather long name of a cat that has to be broken',
    alt: '',
    at: [10, 20],
    width: 190,
    height: 90,
    t: 1,
  };
  const moved = { dx: 5, dy: 0, scale_x: 4, scale_y: 2 };
  const placed = placeInk({ by: 1, value: card, moved });
  expect(placed.box).toEqual([45, 40, 425, 220]);
  expect(touches(placed, [200, 100], 1)).toBe(true);
  const { layout } = placed as Extract<typeof placed, { kind: 'card' }>;
  expect(layout.lines.length).toBeGreaterThan(1);
  expect(layout.textTop).toBeGreaterThanOrEqual(0);
  const tiny = placeInk({ by: 1, value: { ...card, width: 1, height: 1, source: { url: 'cat.png' } } });
  expect(tiny.box).toEqual([10, 20, 11, 21]);
});
