import { expect, it } from 'vitest';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { usualPage } from '../limits.ts';
import type { DrawnValue } from '../model.ts';
import { packPoints } from '../pack-points.ts';
import type { InkPage } from '../pages.ts';
import { toSvg } from './to-svg.ts';

const page: InkPage = { ...usualPage, background: { kind: 'lines' } };
const deps = {
  addressOf: (source: { url: string } | { file: number }) =>
    'url' in source ? `/m/${source.url}` : `/f/${source.file}`,
  traceOutline: () => [
    [0, 0],
    [10, 0],
    [10, 10],
  ],
};
const write = (values: readonly DrawnValue[], more: { cut?: number[] } = {}) =>
  toSvg(
    page,
    values.map((value) => ({ by: 1, value, ...more })),
    deps,
  );
const catCard: DrawnValue = {
  kind: 'card',
  card: 'cat',
  text: '貓 Cat',
  alt: '',
  at: [40, 30],
  width: 190,
  height: 180,
  t: 1,
};
const common = { colour: 'red', t: 1 } as const;

it('writes every kind of ink in its colour and place, the lowest first', () => {
  const svg = write([
    inventStroke(createRandom(3)),
    { kind: 'shape', shape: 'ellipse', width: 2, from: [100, 80], to: [0, 20], fill: 'blue', ...common },
    { kind: 'shape', shape: 'arrow', width: 2, from: [0, 0], to: [50, 0], ...common },
    { kind: 'text', text: '水循環\n雲', size: 20, at: [10, 10], width: 300, ...common },
    { kind: 'stamp', stamp: 'tick', at: [50, 50], size: 48, t: 1 },
    { kind: 'stamp', stamp: 'words', words: '做得好', at: [90, 50], size: 40, ...common },
    { kind: 'picture', source: { url: 'cat.png' }, alt: 'A cat', at: [1, 2], width: 3, height: 4, t: 1 },
    { kind: 'picture', source: { file: 7 }, alt: '', at: [1, 2], width: 3, height: 4, t: 1 },
    { ...catCard, source: { url: 'card.png' } },
  ]);
  const order = [
    'stroke="#c9d6e4"',
    '<ellipse',
    '水循環',
    'translate(26 26) scale(2)',
    '做得好',
    '/m/cat.png',
    '/f/7',
    'translate(40 30) scale(1)',
    '/m/card.png',
    '貓 Cat',
  ];
  expect(order.map((text) => svg.indexOf(text)).every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(
    true,
  );
  expect(svg).toContain('cx="50" cy="50" rx="50" ry="30"');
  expect(svg).toContain('fill="#1b5fc1"');
  expect(svg).toContain('d="M0 0Q0 0 5 0Q10 0 10 5Q10 10 5 5Z"');
  expect(svg.match(/<tspan/g)).toHaveLength(2);
  expect(svg).toContain('viewBox="0 0 1200 800"');
});

it('writes no code of what people typed', () => {
  const svg = write([
    { kind: 'text', text: '</text><script>alert("1")&\u0000', size: 9, at: [0, 0], width: 500, ...common },
    { kind: 'stamp', stamp: 'words', words: '<b>"&', at: [0, 0], size: 40, ...common },
    { kind: 'picture', source: { url: '"><script>.png' }, alt: '"<', at: [0, 0], width: 1, height: 1, t: 1 },
    { ...catCard, text: '<b>&', source: { url: '"><script>.png' }, alt: '"<' },
  ]);
  expect(svg).not.toMatch(/<script|<b>/);
  expect(svg).not.toContain('\u0000');
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&amp;');
});

it('leaves out what was rubbed out, and draws dots and markers as lines', () => {
  const points = packPoints(Array.from({ length: 11 }, (_, index) => [index * 10, 0, 0.5]).flat())[0]!;
  const marker: DrawnValue = { kind: 'stroke', tool: 'marker', width: 20, points, ms: 1, ...common };
  expect(write([marker], { cut: [30, 60] }).match(/stroke-opacity/g)).toHaveLength(2);
  expect(write([marker], { cut: [0, 100] })).not.toContain('stroke-opacity');
  const dot: DrawnValue = { ...marker, tool: 'pen', points: packPoints([5, 5, 0.5])[0]! };
  expect(write([dot])).toContain('d="M5 5h0.01"');
});
