import { describe, expect, it } from 'vitest';
import { toSimplified } from '#parts/quiz-questions/marking/simplified.ts';
import { collapseSpaces, createFinder } from './search.ts';

const findMatches = (texts: string[], query: string) =>
  createFinder(texts.map(collapseSpaces), toSimplified)(query);
const listFoundWords = (texts: string[], query: string) =>
  findMatches(texts, query).map(({ pageIndex, matchedText }) => [pageIndex, matchedText]);

describe('finding words', () => {
  it('finds each place, in the order of the pages', () => {
    expect(listFoundWords(['The sun and the sea', '', 'Sunny'], 'sun')).toEqual([
      [0, 'sun'],
      [2, 'Sun'],
    ]);
    expect(listFoundWords(['山山山'], '山')).toHaveLength(3);
  });

  it('reads over the ends of lines, within Chinese words too', () => {
    expect(listFoundWords(['登上綠色的電\n車，慢慢\n向東'], '電車，慢慢向東')).toEqual([
      [0, '電車，慢慢向東'],
    ]);
    expect(listFoundWords(['take\n  in   water'], 'in water')).toEqual([[0, 'in water']]);
    expect(listFoundWords(['the river'], 'her')).toEqual([]);
  });

  it('treats full width as half width, and finds nothing for an empty query', () => {
    expect(listFoundWords(['Ｈ２Ｏ 是水'], 'h2o')).toEqual([[0, 'Ｈ２Ｏ']]);
    expect(listFoundWords(['a b'], ' \n ')).toEqual([]);
  });

  it('shows the text around a place', () => {
    const [match] = findMatches([`${'x'.repeat(100)}now${'y'.repeat(100)}`], 'NOW');
    expect(match).toMatchObject({ pageIndex: 0, startIndex: 100, matchedText: 'now' });
    expect(match?.textBefore).toBe('x'.repeat(40));
    expect(match?.textAfter).toBe('y'.repeat(40));
  });

  it('finds right places after characters that lower case makes longer', () => {
    expect(listFoundWords(['İİİ end'], 'end')).toEqual([[0, 'end']]);
  });

  it.each(['第3章', '第 3 章', '第３章', '第\u30003 章'])('finds %s with and without space', (query) => {
    expect(listFoundWords(['讀第 3 章', '讀第3章 吧', '第 33 章'], query)).toEqual([
      [0, '第 3 章'],
      [1, '第3章'],
    ]);
  });

  it('shows the text around words that contain spaces', () => {
    expect(findMatches(['今天讀 第 3 章 的 end'], '第3章')).toEqual([
      { pageIndex: 0, startIndex: 3, textBefore: '今天讀', matchedText: '第 3 章', textAfter: '的 end' },
    ]);
    expect(listFoundWords(['在 iPad 上 看'], '在ipad上看')).toEqual([[0, '在 iPad 上看']]);
  });

  it.each(['小貓', '小猫'])('takes Traditional as Simplified: %s', (query) => {
    expect(listFoundWords(['𠮷 小貓', '小猫和小狗'], query)).toEqual([
      [0, '小貓'],
      [1, '小猫'],
    ]);
  });

  it('finds letters that are one sign on paper, each sign once', () => {
    expect(listFoundWords(['a ﬁne oﬃce'], 'fine')).toEqual([[0, 'ﬁne']]);
    expect(listFoundWords(['oﬃce'], 'f')).toEqual([[0, 'ﬃ']]);
  });
});
