import type { StoredFile } from '../activity-type.ts';
import type { PageImages } from '../document-pages/model.ts';
import { createId } from '../stored-media/create-id.ts';
import { documentsMax, pagesInDraftMax } from './limits.ts';
import type { Ebook, EbookPage } from './model.ts';

/** What an editor does to a book. Everything gives a new book and leaves the old one as it is. */

export type Added =
  | { kind: 'picture'; stored: StoredFile & { width: number; height: number } }
  | { kind: 'document'; stored: StoredFile };

const blank = { title: '', url: '' };

function toPage({ kind, stored }: Added): EbookPage {
  const { url, width, height } = { width: 1, height: 1, ...stored };
  if (kind === 'picture') return { ...blank, id: createId(), image: { url, width, height } };
  return { ...blank, id: createId(), source: { media: url, page: 0 } };
}

/** Pictures become pages; a document one page that stands for all of its own, until it is converted. */
export function addFiles(book: Ebook, added: readonly Added[]): Ebook {
  const known = new Set(book.documents.map(({ media }) => media));
  const documents = added.flatMap(({ kind, stored: { url: media, name } }) => {
    if (kind !== 'document' || known.has(media)) return [];
    known.add(media);
    return [{ media, name }];
  });
  return {
    ...book,
    pages: [...book.pages, ...added.map(toPage)].slice(0, pagesInDraftMax),
    documents: [...book.documents, ...documents].slice(0, documentsMax),
  };
}

/**
 * Puts a converted document's pages where one stands for them, with the same ids in every window; changes nothing
 * where none does.
 */
export function takePages(
  book: Ebook,
  media: string,
  made: { pages: readonly PageImages[]; text: string },
): Ebook {
  const isWaiting = (page: EbookPage) => !page.image && page.source?.media === media;
  if (!book.pages.some(isWaiting)) return book;
  const pages = book.pages.flatMap((page) =>
    isWaiting(page)
      ? made.pages.map((images, index) => ({
          ...blank,
          ...images,
          id: `${page.id}-${index + 1}`,
          source: { media, page: index },
        }))
      : [page],
  );
  return {
    ...book,
    pages: pages.slice(0, pagesInDraftMax),
    documents: book.documents.map((one) => (one.media === media ? { ...one, text: made.text } : one)),
  };
}

export function movePage(book: Ebook, from: number, to: number): Ebook {
  const pages = [...book.pages];
  pages.splice(to, 0, ...pages.splice(from, 1));
  return { ...book, pages };
}

export function changePage(book: Ebook, id: string, change: Partial<EbookPage>): Ebook {
  return { ...book, pages: book.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

/** Pages taken out with where they were, and documents that no page is left of. */
export type Removed = { pages: { index: number; page: EbookPage }[]; documents: Ebook['documents'] };

export function removePages(book: Ebook, ids: ReadonlySet<string>): { book: Ebook; removed: Removed } {
  const pages = book.pages.filter(({ id }) => !ids.has(id));
  const used = new Set(pages.flatMap(({ source }) => source?.media ?? []));
  const removed = {
    pages: book.pages.flatMap((page, index) => (ids.has(page.id) ? [{ index, page }] : [])),
    documents: book.documents.filter(({ media }) => !used.has(media)),
  };
  return {
    book: { ...book, pages, documents: book.documents.filter(({ media }) => used.has(media)) },
    removed,
  };
}

export function restorePages(book: Ebook, removed: Removed): Ebook {
  const pages = [...book.pages];
  for (const { index, page } of removed.pages) pages.splice(index, 0, page);
  const known = new Set(book.documents.map(({ media }) => media));
  return {
    ...book,
    pages,
    documents: [...book.documents, ...removed.documents.filter(({ media }) => !known.has(media))],
  };
}
