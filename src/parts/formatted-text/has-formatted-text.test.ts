import { expect, it } from 'vitest';
import { hasFormattedText, hasFormula } from './has-formatted-text.ts';

const tree = { blocks: [{ p: [{ t: 'x' }] }] };

it.each([
  ['a text', tree],
  ['an option of a question', { options: [{ text: 'x' }, { text: tree }] }],
])('finds %s with formatting', (_, content) => {
  expect(hasFormattedText(content)).toBe(true);
});

it.each([undefined, null, 'x', 1, [], { text: '"blocks":[' }, { blocks: 3 }, { text: 'blocks' }])(
  'finds none in %j',
  (content) => {
    expect(hasFormattedText(content)).toBe(false);
  },
);

it.each([
  [true, { options: [{ text: { blocks: [{ p: [{ math: 'x^2' }] }] } }] }],
  [false, { text: '"math":' }],
  [false, tree],
  [false, undefined],
])('says %j for a formula in %j', (expected, content) => {
  expect(hasFormula(content)).toBe(expected);
});
