import { expect, it } from 'vitest';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { type AddedFile, addFile as addFileTo } from '#parts/document-pages/sources/add-file.ts';
import { movePage, removePages, restorePages } from '#parts/document-pages/sources/change-pages.ts';
import { countFittingPages as countFitting } from '#parts/document-pages/sources/expand-documents.ts';
import { findLeftOut as findLeftOutOf } from '#parts/document-pages/sources/find-left-out.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { expandDocuments, sourceRules } from '../expand-documents.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import { createEmptyEbook, type Ebook } from '../model.ts';

const countFittingPages = (book: Ebook, media: string) => countFitting(book, media, pagesInDraftMax);
const findLeftOut = (book: Ebook, files: readonly AddedFile[]) => findLeftOutOf(book, files, sourceRules);
const createStoredFile = (url: string) => ({ id: 1, url, name: `${url} of mine`, mime: '', bytes: 1 });
const picture = (url: string) => ({
  kind: 'picture' as const,
  stored: { ...createStoredFile(url), width: 8, height: 6 },
});
const document = (url: string) => ({ kind: 'document' as const, stored: createStoredFile(url) });
const convertPages = (count: number): ConversionResults => ({
  'b.pdf': {
    document: {
      text: 'words.json',
      pages: Array.from({ length: count }, (_, index) => ({
        image: { url: `page-${index}.webp`, width: 8, height: 6 },
        thumb: { url: `thumb-${index}.webp`, width: 4, height: 3 },
      })),
    },
  },
});
const listPageSources = ({ pages }: Ebook) => pages.map(({ image, source }) => image?.url ?? source?.page);

function addFiles(book: Ebook, files: readonly AddedFile[]): Ebook {
  const order = files.map(() => createId());
  return files.reduce(
    (now, file, index) => addFileTo(now, file, { id: order[index] ?? '', order }, sourceRules),
    book,
  );
}

const mixedBook = addFiles(createEmptyEbook(), [picture('a.png'), document('b.pdf'), picture('c.png')]);

const createBook = (documents: number, pictures: number): Ebook => ({
  ...createEmptyEbook(),
  documents: Array.from({ length: documents }, (_, index) => ({ media: `${index}.pdf`, name: '' })),
  pages: Array.from({ length: pictures }, (_, index) => ({
    id: `p${index}`,
    title: '',
    url: '',
    image: { url: `${index}.png`, width: 8, height: 6 },
  })),
});

it('says which files do not fit, and adds none of them partly', () => {
  const manyFiles = createBook(documentsMax - 1, 3);
  const more = [document('a.pdf'), document('b.pdf'), picture('c.png'), document('0.pdf'), document('a.pdf')];
  expect(findLeftOut(manyFiles, more)).toEqual([
    undefined,
    'document_left_out',
    undefined,
    undefined,
    undefined,
  ]);
  const { documents, pages } = addFiles(manyFiles, more);
  expect(documents.map(({ media }) => media).slice(-1)).toEqual(['a.pdf']);
  expect(pages).toHaveLength(3 + 4);
  const manyPages = createBook(0, pagesInDraftMax - 1);
  expect(findLeftOut(manyPages, more).slice(0, 3)).toEqual([undefined, 'page_left_out', 'page_left_out']);
  expect(addFiles(manyPages, more).pages).toHaveLength(pagesInDraftMax);
});

it('adds no page of a document that does not fit, and all pages once it does', () => {
  const fullBook = addFiles(createBook(0, pagesInDraftMax - 3), [document('b.pdf'), picture('last.png')]);
  expect(countFittingPages(fullBook, 'b.pdf')).toBe(2);
  expect(expandDocuments(fullBook, convertPages(3))).toBe(fullBook);
  const { draft: book } = removePages(fullBook, new Set(['p0']));
  expect(countFittingPages(book, 'b.pdf')).toBe(3);
  expect(listPageSources(expandDocuments(book, convertPages(3))).slice(-2)).toEqual([2, 'last.png']);
  const twice = addFiles(createBook(0, pagesInDraftMax - 5), [document('b.pdf'), document('b.pdf')]);
  expect(countFittingPages(twice, 'b.pdf')).toBe(2);
});

it("puts a document's pages where the document was added, whenever they come", () => {
  expect(listPageSources(mixedBook)).toEqual(['a.png', null, 'c.png']);
  const expandedBook = expandDocuments(movePage(mixedBook, 2, 0), convertPages(2));
  expect(listPageSources(expandedBook)).toEqual(['c.png', 'a.png', 0, 1]);
  expect(expandedBook.documents).toEqual([{ media: 'b.pdf', name: 'b.pdf of mine' }]);
  expect(new Set(expandedBook.pages.map(({ id }) => id)).size).toBe(4);
});

it('has the same pages in every window', () => {
  expect(expandDocuments(mixedBook, convertPages(2))).toEqual(
    expandDocuments(structuredClone(mixedBook), convertPages(2)),
  );
});

it('leaves expanded documents and unconverted ones unchanged', () => {
  const expandedBook = expandDocuments(mixedBook, convertPages(2));
  expect(expandDocuments(expandedBook, convertPages(2))).toBe(expandedBook);
  expect(expandDocuments(mixedBook, {})).toBe(mixedBook);
});

it('stores a document that is added twice once, and its pages twice', () => {
  const twice = expandDocuments(addFiles(mixedBook, [document('b.pdf')]), convertPages(2));
  expect(twice.documents).toHaveLength(1);
  expect(twice.pages).toHaveLength(6);
});

it('removes a document with its last page, and restores both', () => {
  const expandedBook = expandDocuments(mixedBook, convertPages(2));
  const [, first, second] = expandedBook.pages.map(({ id }) => id);
  const one = removePages(expandedBook, new Set([first ?? '']));
  expect(one.draft.documents).toHaveLength(1);
  const removal = removePages(expandedBook, new Set([first ?? '', second ?? '']));
  expect(listPageSources(removal.draft)).toEqual(['a.png', 'c.png']);
  expect(removal.draft.documents).toEqual([]);
  expect(restorePages(removal.draft, removal.removed)).toEqual(expandedBook);
});
