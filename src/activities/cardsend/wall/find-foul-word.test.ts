import { expect, it } from 'vitest';
import { findFoulWord } from './find-foul-word.ts';

it.each([
  ['ice-cream', 'I like Ice-Cream!'],
  ['ice-cream', 'ice cream'],
  ["o'neil", 'Ask O’Neil'],
  ['o’neil', "o'neil"],
  ['ice cream', 'ice-cream'],
  ['-badword-', 'a badword'],
  ['U.S.', 'The U.S. team'],
  ['b@d', 'so b@d'],
])('finds the listed word %s in “%s”', (word, text) => {
  expect(findFoulWord(text, [word])).toBeDefined();
});

it.each([
  ['ice-cream', 'ice and cream'],
  ['ice-cream', 'nice cream'],
  ["o'neil", 'neil'],
  ['-', 'a - b'],
  ['U.S.', 'because'],
  ['R&B', 'garbage'],
])('does not find the listed word %s in “%s”', (word, text) => {
  expect(findFoulWord(text, [word])).toBeUndefined();
});
