import { describe, expect, it } from 'vitest';
import { toSimplified } from '#parts/quiz-questions/marking/simplified.ts';
import { collapseSpaces, createFinder } from './search.ts';

const find = (texts: string[], query: string) => createFinder(texts.map(collapseSpaces), toSimplified)(query);
const wordsFound = (texts: string[], query: string) =>
  find(texts, query).map(({ page, words }) => [page, words]);

describe('finding words', () => {
  it('finds each place, in the order of the pages', () => {
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

  it('treats full width as half width, and finds nothing for an empty query', () => {
    expect(wordsFound(['Ｈ２Ｏ 是水'], 'h2o')).toEqual([[0, 'Ｈ２Ｏ']]);
    expect(wordsFound(['a b'], ' \n ')).toEqual([]);
  });

  it('shows the text around a place', () => {
    const [match] = find([`${'x'.repeat(100)}now${'y'.repeat(100)}`], 'NOW');
    expect(match).toMatchObject({ page: 0, at: 100, words: 'now' });
    expect(match?.before).toBe('x'.repeat(40));
    expect(match?.after).toBe('y'.repeat(40));
  });

  it('finds right places after characters that lower case makes longer', () => {
    expect(wordsFound(['İİİ end'], 'end')).toEqual([[0, 'end']]);
  });

  it.each(['第3章', '第 3 章', '第３章', '第\u30003 章'])('finds %s with and without space', (query) => {
    expect(wordsFound(['讀第 3 章', '讀第3章 吧', '第 33 章'], query)).toEqual([
      [0, '第 3 章'],
      [1, '第3章'],
    ]);
  });

  it('shows the text around words that contain spaces', () => {
    expect(find(['今天讀 第 3 章 的 end'], '第3章')).toEqual([
      { page: 0, at: 3, before: '今天讀', words: '第 3 章', after: '的 end' },
    ]);
    expect(wordsFound(['在 iPad 上 看'], '在ipad上看')).toEqual([[0, '在 iPad 上看']]);
  });

  it.each(['小貓', '小猫'])('takes Traditional as Simplified: %s', (query) => {
    expect(wordsFound(['𠮷 小貓', '小猫和小狗'], query)).toEqual([
      [0, '小貓'],
      [1, '小猫'],
    ]);
  });

  it('finds letters that are one sign on paper, each sign once', () => {
    expect(wordsFound(['a ﬁne oﬃce'], 'fine')).toEqual([[0, 'ﬁne']]);
    expect(wordsFound(['oﬃce'], 'f')).toEqual([[0, 'ﬃ']]);
  });
});
