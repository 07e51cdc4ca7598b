import { expect, it } from 'vitest';
import { numberSimilarTexts } from '#server/features/study/marking/similar-answers.ts';

// Runs in both server projects; touches no database.
it('finds the same text in another case, width, spacing and script', () => {
  const texts = ['光合作用', 'Water', '光 合 作 用', ' ＷＡＴＥＲ ', '蒸發', '蒸发', 'steam', ''];
  expect(numberSimilarTexts(texts)).toEqual([1, 2, 1, 2, 3, 3, null, null]);
});

it('keeps answers apart that differ in a character, are empty, or are long', () => {
  const long = 'a'.repeat(121);
  expect(numberSimilarTexts(['12', '1.2', '-12', '', '  ', '', long, long])).toEqual(Array(8).fill(null));
});
