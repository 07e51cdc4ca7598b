import { moveItem } from '#parts/editor-parts/move-item.ts';
import type { Ebook, EbookPage } from '../model.ts';

/** Changes of an editor to a book whose documents are expanded. Each returns a new book and leaves the old one unchanged. */

export function movePage(book: Ebook, from: number, to: number): Ebook {
  return { ...book, pages: moveItem(book.pages, from, to) };
}

export function changePage(book: Ebook, id: string, change: Partial<EbookPage>): Ebook {
  return { ...book, pages: book.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

/** Removed pages with their places, and the documents that have no page left. */
export type RemovedPages = { pages: { index: number; page: EbookPage }[]; documents: Ebook['documents'] };

/** Removes pages, and documents that have none left. */
export function removePages(book: Ebook, ids: ReadonlySet<string>): { book: Ebook; removed: RemovedPages } {
  const keptPages = book.pages.filter(({ id }) => !ids.has(id));
  const usedMedia = new Set(keptPages.flatMap(({ source }) => source?.media ?? []));
  const removed = {
    pages: book.pages.flatMap((page, index) => (ids.has(page.id) ? [{ index, page }] : [])),
    documents: book.documents.filter(({ media }) => !usedMedia.has(media)),
  };
  return {
    book: {
      ...book,
      pages: keptPages,
      documents: book.documents.filter(({ media }) => usedMedia.has(media)),
    },
    removed,
  };
}

/** Undoes a removal. */
export function restorePages(book: Ebook, removed: RemovedPages): Ebook {
  const pages = [...book.pages];
  for (const { index, page } of removed.pages) pages.splice(index, 0, page);
  const knownMedia = new Set(book.documents.map(({ media }) => media));
  return {
    ...book,
    pages,
    documents: [...book.documents, ...removed.documents.filter(({ media }) => !knownMedia.has(media))],
  };
}
