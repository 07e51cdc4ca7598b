import { describe, expect, it } from 'vitest';
import {
  searchTermsOf,
  searchTokensOf,
  tokenOfFacts,
  tokensOf,
  tokensOfFacts,
  toRunText,
} from '#server/database/search/search-terms.ts';

// Runs in both server projects; touches no database.
const isFound = (text: string, keyword: string) => {
  const runText = toRunText([text]);
  const tokens = tokensOf(runText);
  const terms = searchTermsOf(keyword);
  const inIndex = searchTokensOf(terms).every(({ text: wanted, isPrefix }) =>
    tokens.some((token) => (isPrefix ? token.startsWith(wanted) : token === wanted)),
  );
  const inRow = terms.every(({ pattern }) => runText.includes(pattern.slice(1, -1)));
  // The index may find more rows than match, never fewer.
  if (inRow) expect(inIndex).toBe(true);
  return terms.length > 0 && inRow;
};

describe('search terms', () => {
  it('find Traditional by Simplified and the reverse, full width by half', () => {
    expect(isFound('視頻測驗', '视频')).toBe(true);
    expect(isFound('视频测验', '視頻')).toBe(true);
    expect(isFound('衞生', '卫生')).toBe(true);
    expect(isFound('Ｑｕｉｚ　４', 'quiz 4')).toBe(true);
  });

  it('find Chinese anywhere, from one character on', () => {
    for (const keyword of ['光合作用', '合作', '光', '合', '用'])
      expect(isFound('光合作用', keyword)).toBe(true);
    expect(isFound('光合作用', '光作')).toBe(false);
    expect(isFound('合作用光', '光合')).toBe(false);
    // The row has both pairs of characters, but not the whole run.
    expect(isFound('加減，減法加', '加減法')).toBe(false);
  });

  it('find words by their beginning only', () => {
    expect(isFound('Photosynthesis in plants', 'PHOTO')).toBe(true);
    expect(isFound('Photosynthesis in plants', 'photosynthes')).toBe(true);
    expect(isFound('Photosynthesis in plants', 'photosynthetic')).toBe(false);
    expect(isFound('Photosynthesis in plants', 'synthesis')).toBe(false);
    expect(isFound('café', 'CAFÉ')).toBe(true);
  });

  it('want all words, also where Chinese and others touch', () => {
    expect(isFound('第3課：水的循環', '循環 3')).toBe(true);
    expect(isFound('第3課：水的循環', '3課')).toBe(true);
    expect(isFound('第3課：水的循環', '循環 4')).toBe(false);
  });

  it('take rare characters and long words', () => {
    expect(isFound('𠮷野家', '𠮷野')).toBe(true);
    const long = 'a'.repeat(90);
    expect(isFound(`${long}b`, long)).toBe(true);
    expect(isFound(`${long}b`, `${long}c`)).toBe(false);
  });

  it('hold nothing but letters and digits, so that no query syntax gets through', () => {
    expect(searchTermsOf(`"' :*%_\\ () - \uE000 😀`)).toEqual([]);
    expect(tokensOf(toRunText([`a" OR 'b':* %c_d \uE000type`]))).toEqual([
      'a',
      'o',
      'or',
      'b',
      'c',
      'd',
      't',
      'ty',
      'typ',
      'type',
    ]);
  });

  it('find a row by any choice of its facts, as one token', () => {
    const tokens = tokensOfFacts({ t: 'ebook', s: 3, g: 12, d: null, l: 'en' });
    expect(tokens).toHaveLength(15);
    for (const facts of [{ t: 'ebook' }, { s: 3, l: 'en' }, { t: 'ebook', s: 3, g: 12, l: 'en' }]) {
      expect(tokens).toContain(tokenOfFacts(facts)[0]?.text);
    }
    for (const facts of [{ g: 1 }, { s: 3, g: 1 }, { d: 'easy' }, { s: 12, g: 3 }]) {
      expect(tokens).not.toContain(tokenOfFacts(facts)[0]?.text);
    }
    expect(tokenOfFacts({ t: undefined })).toEqual([]);
  });
});
