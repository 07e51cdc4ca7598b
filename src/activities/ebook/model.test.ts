import { describe, expect, it } from 'vitest';
import { findIssues, published } from './issues.ts';
import { pagesInDraftMax, pagesMax } from './limits.ts';
import { listPages, toPublic } from './list-pages.ts';
import { draft, type Ebook, type EbookPage, emptyEbook } from './model.ts';

const picture = (id: string, more: Partial<EbookPage> = {}): EbookPage => ({
  id,
  image: { url: `${id}.png`, width: 4_000, height: 3_000 },
  title: '',
  url: '',
  ...more,
});
const book = (pages: EbookPage[], more: Partial<Ebook> = {}): Ebook => ({ ...emptyEbook(), pages, ...more });

describe('what an e-book lacks', () => {
  it.each<[string, Ebook, string[]]>([
    ['no pages', book([]), ['pages_required']],
    [
      'a document without pages yet',
      book([{ id: 'd', title: '', url: '', source: { media: 'a.pdf', page: 0 } }]),
      ['document_pending'],
    ],
    [
      'a link that only the device itself has',
      book([picture('a', { url: 'https://127.0.0.1/' })]),
      ['link_nobody'],
    ],
    ['a link that is not https', book([picture('a', { url: 'http://example.com' })]), ['link_not_https']],
    ['nothing', book([picture('a', { url: 'https://example.com/a' })]), []],
    [
      'too many pages',
      book(Array.from({ length: pagesMax + 1 }, (_, index) => picture(`p${index}`))),
      ['pages_too_many'],
    ],
  ])('%s', (_what, content, expected) => {
    expect(findIssues(content).map(({ message }) => message)).toEqual(expected);
    expect(published.safeParse(content).success).toBe(expected.length === 0);
  });

  it('names the document, and numbers pages as students see them', () => {
    const documents = [{ media: 'a.pdf', name: 'worksheet.pdf' }];
    const waiting = { id: 'd', title: '', url: '', source: { media: 'a.pdf', page: 0 } };
    const cover = { url: 'c.png', width: 10, height: 10 };
    const issues = findIssues(book([waiting, picture('a', { url: 'x' })], { cover, documents }));
    expect(issues.map(({ params }) => params)).toEqual([{ name: 'worksheet.pdf' }, { number: 3 }]);
  });
});

it('takes no draft beyond every reason, no foreign scheme, no page twice', () => {
  const pages = Array.from({ length: pagesInDraftMax + 1 }, (_, index) => picture(`p${index}`));
  expect(draft.safeParse(book(pages)).success).toBe(false);
  expect(draft.safeParse(book(pages.slice(1))).success).toBe(true);
  expect(draft.safeParse(book([picture('a'), picture('a')])).success).toBe(false);
  const image = { url: 'javascript:alert(1)', width: 1, height: 1 };
  expect(draft.safeParse(book([picture('a', { image })])).success).toBe(false);
});

it('shows students pages and words, not the file behind them', () => {
  const documents = [{ media: 'secret.pdf', name: '教師版.pdf', text: 'words.json' }];
  const made = picture('m', {
    thumb: { url: 'm-thumb.webp', width: 240, height: 180 },
    source: { media: 'secret.pdf', page: 4 },
  });
  const shown = toPublic(book([made], { documents }));
  expect(JSON.stringify(shown)).not.toMatch(/secret|教師版/);
  expect(shown.pages[0]).toMatchObject({
    image: { url: 'm.png' },
    thumb: { url: 'm-thumb.webp' },
    text: { url: 'words.json', index: 4 },
  });
});

it('puts a cover of its own first, and asks for pictures no larger than a page needs', () => {
  const cover = { url: 'https://cdn.example.com/c.png', width: 4_000, height: 3_000 };
  const pages = listPages(book([picture('a')], { cover }));
  expect(pages.map(({ id, image, thumb }) => [id, image.url, thumb.url])).toEqual([
    ['cover', cover.url, cover.url],
    ['a', 'a.png?w=1280', 'a.png?w=320'],
  ]);
});
