import { expect, it } from 'vitest';
import { hasFormattedText } from './has-formatted-text.ts';

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
