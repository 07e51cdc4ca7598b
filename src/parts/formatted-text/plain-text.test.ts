import { describe, expect, it } from 'vitest';
import { isEmptyText, toText } from './plain-text.ts';
import type { Block } from './rich-text.ts';

const cases: [Block, string][] = [
  [{ p: [{ t: 'Is ' }, { t: 'this', m: ['b', 'u'] }, { t: ' bold?' }] }, 'Is this bold?'],
  [{ p: [{ t: 'H' }, { t: '2', m: ['sub'] }, { t: 'O, x' }, { t: '−12', m: ['sup'] }] }, 'H₂O, x⁻¹²'],
  [{ p: [{ t: 'x' }, { t: 'ab', m: ['sup'] }, { t: 'y' }, { t: 'k', m: ['sub'] }] }, 'x^aby_k'],
  [{ p: [{ t: 'a ' }, { blank: 2 }, { br: true }, { math: '\\frac{1}{2}' }] }, 'a [[2]]\n\\frac{1}{2}'],
  [{ p: [{ picture: { url: 'a/b.png', width: 1, height: 1, alt: 'a leaf' } }] }, 'a leaf'],
  [{ ul: [[{ p: [{ t: 'one' }] }], [{ p: [{ t: 'two' }] }]] }, '• one\n• two'],
  [{ ol: [[{ p: [{ t: 'one' }] }], [{ p: [{ t: 'two' }] }]] }, '1. one\n2. two'],
  [
    {
      table: {
        rows: [
          [[{ t: 'a' }], [{ t: 'b' }]],
          [[], [{ t: 'd' }]],
        ],
      },
    },
    'a | b\n | d',
  ],
];

describe('the plain text', () => {
  it.each(cases)('of %j is %j', (block, text) => {
    expect(toText({ blocks: [block] })).toBe(text);
  });

  it('is empty only if nothing can be seen', () => {
    const picture = { url: 'a/b.png', width: 1, height: 1, alt: '' };
    expect(isEmptyText(' \n')).toBe(true);
    expect(isEmptyText({ blocks: [{ p: [{ t: ' ' }, { br: true }] }, { ul: [[{ p: [] }]] }] })).toBe(true);
    expect(isEmptyText({ blocks: [{ table: { rows: [[[], []]] } }] })).toBe(true);
    for (const inline of [{ picture }, { math: 'x' }, { blank: 1 }, { t: 'x' }])
      expect(isEmptyText({ blocks: [{ ol: [[{ p: [inline] }]] }] })).toBe(false);
  });
});
