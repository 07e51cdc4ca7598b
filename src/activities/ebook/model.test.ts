import { describe, expect, it } from 'vitest';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { findIssues } from './issues.ts';
import { pagesInDraftMax, pagesMax } from './limits.ts';
import { resolve } from './list-pages.ts';
import { createEmptyEbook, draft, type Ebook, type EbookPage } from './model.ts';
import { upgrade } from './upgrade.ts';

const createPicturePage = (id: string, more: Partial<EbookPage> = {}): EbookPage => ({
  id,
  image: { url: `${id}.png`, width: 4_000, height: 3_000 },
  title: '',
  url: '',
  ...more,
});
const createBook = (pages: EbookPage[], more: Partial<Ebook> = {}): Ebook => ({
  ...createEmptyEbook(),
  pages,
  ...more,
});

describe('issues of an e-book', () => {
  it.each<[string, Ebook, string[]]>([
    ['no pages', createBook([]), ['pages_required']],
    [
      'a document without pages yet',
      createBook([{ id: 'd', title: '', url: '', source: { media: 'a.pdf', page: null } }]),
      ['document_pending'],
    ],
    [
      'a link that only the device itself has',
      createBook([createPicturePage('a', { url: 'https://127.0.0.1/' })]),
      ['link_nobody'],
    ],
    [
      'a link that is not https',
      createBook([createPicturePage('a', { url: 'http://example.com' })]),
      ['link_not_https'],
    ],
    ['nothing', createBook([createPicturePage('a', { url: 'https://example.com/a' })]), []],
    [
      'too many pages',
      createBook(Array.from({ length: pagesMax + 1 }, (_, index) => createPicturePage(`p${index}`))),
      ['pages_too_many'],
    ],
  ])('%s', (_what, content, expected) => {
    expect(findIssues(content, {}).map(({ message }) => message)).toEqual(expected);
  });

  it('names the document, and numbers pages as students see them', () => {
    const documents = [{ media: 'a.pdf', name: 'worksheet.pdf' }];
    const waitingPage = { id: 'd', title: '', url: '', source: { media: 'a.pdf', page: null } };
    const cover = { url: 'c.png', width: 10, height: 10 };
    const issues = findIssues(
      createBook([waitingPage, createPicturePage('a', { url: 'x' })], { cover, documents }),
      {},
    );
    expect(issues.map(({ params }) => params)).toEqual([{ name: 'worksheet.pdf' }, { number: 3 }]);
  });
});

it('refuses oversized drafts, foreign schemes and duplicate pages', () => {
  const pages = Array.from({ length: pagesInDraftMax + 1 }, (_, index) => createPicturePage(`p${index}`));
  expect(draft.safeParse(createBook(pages)).success).toBe(false);
  expect(draft.safeParse(createBook(pages.slice(1))).success).toBe(true);
  expect(draft.safeParse(createBook([createPicturePage('a'), createPicturePage('a')])).success).toBe(false);
  const image = { url: 'javascript:alert(1)', width: 1, height: 1 };
  expect(draft.safeParse(createBook([createPicturePage('a', { image })])).success).toBe(false);
});

const createImages = (name: string) => ({
  image: { url: `${name}.webp`, width: 1_600, height: 1_200 },
  thumb: { url: `${name}-thumb.webp`, width: 240, height: 180 },
});
const conversionResults: ConversionResults = {
  'secret.pdf': { document: { pages: ['x', 'y'].map(createImages), text: 'words.json' } },
};
const pageOf = (id: string, page: number | null): EbookPage => ({
  id,
  title: '',
  url: '',
  source: { media: 'secret.pdf', page },
});
const documents = [{ media: 'secret.pdf', name: '教師版.pdf' }];

it('shows students pages and words, not the file behind them', () => {
  const resolvedBook = resolve(createBook([pageOf('m', 1)], { documents }), conversionResults);
  expect(JSON.stringify(resolvedBook)).not.toMatch(/secret|教師版/);
  expect(resolvedBook.pages).toEqual([
    { id: 'm', ...createImages('y'), title: '', url: '', text: { url: 'words.json', index: 1 } },
  ]);
});

it('shows all pages of a whole document, and the chosen pages of others', () => {
  const idsOf = (pages: EbookPage[]) =>
    resolve(createBook(pages, { documents }), conversionResults).pages.map(({ id }) => id);
  expect(idsOf([createPicturePage('a'), pageOf('w', null), pageOf('m', 0)])).toEqual([
    'a',
    'w-1',
    'w-2',
    'm',
  ]);
  expect(resolve(createBook([pageOf('w', null)]), {}).pages).toEqual([]);
  expect(findIssues(createBook([pageOf('w', null)], { documents }), conversionResults)).toEqual([]);
  expect(findIssues(createBook([pageOf('m', 2)], { documents }), conversionResults)).toEqual([
    { path: ['pages', 0], message: 'document_pending', params: { name: '教師版.pdf' } },
  ]);
});

it('upgrades books of the first version, with copied pages and waiting documents', () => {
  const olderContent = {
    cover: null,
    category: 'story',
    pages: [
      createPicturePage('a', { title: 'mine' }),
      {
        id: 'b',
        title: 'Second',
        url: 'https://example.com/',
        ...createImages('y'),
        source: { media: 'secret.pdf', page: 1 },
      },
      { id: 'w', title: '', url: '', source: { media: 'other.pdf', page: 0 } },
    ],
    documents: [
      { media: 'secret.pdf', name: 'n.pdf', text: 'words.json' },
      { media: 'other.pdf', name: 'o.pdf' },
    ],
  };
  const now = draft.parse(upgrade(olderContent));
  expect(JSON.stringify(now)).not.toMatch(/webp|words/);
  expect(now.pages.map(({ id, title, source }) => [id, title, source?.page])).toEqual([
    ['a', 'mine', undefined],
    ['b', 'Second', 1],
    ['w', '', null],
  ]);
  expect(resolve(now, conversionResults).pages[1]).toMatchObject({
    id: 'b',
    ...createImages('y'),
    text: { url: 'words.json', index: 1 },
  });
});

it('puts an uploaded cover first, and requests pictures no larger than a page needs', () => {
  const cover = { url: 'https://cdn.example.com/c.png', width: 4_000, height: 3_000 };
  const { pages } = resolve(createBook([createPicturePage('a')], { cover }), {});
  expect(pages.map(({ id, image, thumb }) => [id, image.url, thumb.url])).toEqual([
    ['cover', cover.url, cover.url],
    ['a', 'a.png?w=1280', 'a.png?w=320'],
  ]);
});
