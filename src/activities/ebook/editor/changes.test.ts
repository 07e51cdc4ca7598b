import { expect, it } from 'vitest';
import type { Made } from '#contract/made.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { expandDocuments, pagesThatFit } from '../expand-documents.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import { type Ebook, emptyEbook } from '../model.ts';
import { type AddedFile, addFile } from './add-file.ts';
import { movePage, removePages, restorePages } from './changes.ts';
import { findLeftOut } from './find-left-out.ts';

const stored = (url: string) => ({ id: 1, url, name: `${url} of mine`, mime: '', bytes: 1 });
const picture = (url: string) => ({
  kind: 'picture' as const,
  stored: { ...stored(url), width: 8, height: 6 },
});
const document = (url: string) => ({ kind: 'document' as const, stored: stored(url) });
const made = (count: number): Made => ({
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
const urls = ({ pages }: Ebook) => pages.map(({ image, source }) => image?.url ?? source?.page);

function addFiles(book: Ebook, files: readonly AddedFile[]): Ebook {
  const order = files.map(() => createId());
  return files.reduce((now, file, index) => addFile(now, file, order[index] ?? '', order), book);
}

const mixed = addFiles(emptyEbook(), [picture('a.png'), document('b.pdf'), picture('c.png')]);

const bookOf = (documents: number, pictures: number): Ebook => ({
  ...emptyEbook(),
  documents: Array.from({ length: documents }, (_, index) => ({ media: `${index}.pdf`, name: '' })),
  pages: Array.from({ length: pictures }, (_, index) => ({
    id: `p${index}`,
    title: '',
    url: '',
    image: { url: `${index}.png`, width: 8, height: 6 },
  })),
});

it('says which files do not fit, and adds none of them partly', () => {
  const manyFiles = bookOf(documentsMax - 1, 3);
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
  const manyPages = bookOf(0, pagesInDraftMax - 1);
  expect(findLeftOut(manyPages, more).slice(0, 3)).toEqual([undefined, 'page_left_out', 'page_left_out']);
  expect(addFiles(manyPages, more).pages).toHaveLength(pagesInDraftMax);
});

it('adds no page of a document that does not fit, and all pages once it does', () => {
  const full = addFiles(bookOf(0, pagesInDraftMax - 3), [document('b.pdf'), picture('last.png')]);
  expect(pagesThatFit(full, 'b.pdf')).toBe(2);
  expect(expandDocuments(full, made(3))).toBe(full);
  const { book } = removePages(full, new Set(['p0']));
  expect(pagesThatFit(book, 'b.pdf')).toBe(3);
  expect(urls(expandDocuments(book, made(3))).slice(-2)).toEqual([2, 'last.png']);
  const twice = addFiles(bookOf(0, pagesInDraftMax - 5), [document('b.pdf'), document('b.pdf')]);
  expect(pagesThatFit(twice, 'b.pdf')).toBe(2);
});

it("puts a document's pages where the document was added, whenever they come", () => {
  expect(urls(mixed)).toEqual(['a.png', null, 'c.png']);
  const later = expandDocuments(movePage(mixed, 2, 0), made(2));
  expect(urls(later)).toEqual(['c.png', 'a.png', 0, 1]);
  expect(later.documents).toEqual([{ media: 'b.pdf', name: 'b.pdf of mine' }]);
  expect(new Set(later.pages.map(({ id }) => id)).size).toBe(4);
});

it('has the same pages in every window', () => {
  expect(expandDocuments(mixed, made(2))).toEqual(expandDocuments(structuredClone(mixed), made(2)));
});

it('leaves expanded documents and unconverted ones unchanged', () => {
  const once = expandDocuments(mixed, made(2));
  expect(expandDocuments(once, made(2))).toBe(once);
  expect(expandDocuments(mixed, {})).toBe(mixed);
});

it('stores a document that is added twice once, and its pages twice', () => {
  const twice = expandDocuments(addFiles(mixed, [document('b.pdf')]), made(2));
  expect(twice.documents).toHaveLength(1);
  expect(twice.pages).toHaveLength(6);
});

it('removes a document with its last page, and restores both', () => {
  const full = expandDocuments(mixed, made(2));
  const [, first, second] = full.pages.map(({ id }) => id);
  const one = removePages(full, new Set([first ?? '']));
  expect(one.book.documents).toHaveLength(1);
  const both = removePages(full, new Set([first ?? '', second ?? '']));
  expect(urls(both.book)).toEqual(['a.png', 'c.png']);
  expect(both.book.documents).toEqual([]);
  expect(restorePages(both.book, both.removed)).toEqual(full);
});
