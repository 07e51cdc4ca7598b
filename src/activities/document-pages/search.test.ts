import { describe, expect, it } from 'vitest';
import { findWords, smoothText } from './search.ts';

const wordsFound = (texts: string[], query: string) =>
  findWords(texts.map(smoothText), query).map(({ page, words }) => [page, words]);

describe('finding words', () => {
  it('tells each place, in the order of the pages', () => {
    expect(wordsFound(['The sun and the sea', '', 'Sunny'], 'sun')).toEqual([
      [0, 'sun'],
      [2, 'Sun'],
    ]);
    expect(wordsFound(['山山山'], '山')).toHaveLength(3);
  });

  it('reads over the ends of lines, within Chinese words too', () => {
    expect(wordsFound(['登上綠色的電\n車，慢慢\n向東'], '電車，慢慢向東')).toEqual([[0, '電車，慢慢向東']]);
    expect(wordsFound(['take\n  in   water'], 'in water')).toEqual([[0, 'in water']]);
    expect(wordsFound(['the river'], 'her')).toEqual([]);
  });

  it('takes full width as half width, and finds nothing for nothing', () => {
    expect(wordsFound(['Ｈ２Ｏ 是水'], 'h2o')).toEqual([[0, 'Ｈ２Ｏ']]);
    expect(wordsFound(['a b'], ' \n ')).toEqual([]);
  });

  it('shows what stands around', () => {
    const [match] = findWords([`${'x'.repeat(100)}now${'y'.repeat(100)}`], 'NOW');
    expect(match).toMatchObject({ page: 0, at: 100, words: 'now' });
    expect(match?.before).toBe('x'.repeat(40));
    expect(match?.after).toBe('y'.repeat(40));
  });

  it('stays in place after signs that lower case makes longer', () => {
    expect(wordsFound(['İİİ end'], 'end')).toEqual([[0, 'end']]);
  });
});
