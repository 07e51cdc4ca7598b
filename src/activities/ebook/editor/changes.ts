import type { UploadKind } from '#contract/choices.ts';
import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import type { StoredFile } from '../../activity-type.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import type { Ebook, EbookPage } from '../model.ts';

/** Changes of an editor to a book whose documents are expanded. Each returns a new book and leaves the old one unchanged. */

export type AddedFile =
  | { kind: 'picture'; stored: StoredFile & { width: number; height: number } }
  | { kind: 'document'; stored: StoredFile };

const blank = { title: '', url: '' };

function toPage({ kind, stored }: AddedFile, id: string): EbookPage {
  const { url, width, height } = { width: 1, height: 1, ...stored };
  if (kind === 'picture') return { ...blank, id, image: { url, width, height } };
  return { ...blank, id, source: { media: url, page: null } };
}

type FileToAdd = { kind: UploadKind | undefined; stored?: StoredFile };

/** For each file to add, the reason why the book has no room for it; undefined = there is room. */
export function findLeftOut(
  book: Ebook,
  files: readonly FileToAdd[],
): ('document_left_out' | 'page_left_out' | undefined)[] {
  const known = new Set(book.documents.map(({ media }) => media));
  let pages = book.pages.length;
  let documents = book.documents.length;
  return files.map(({ kind, stored }) => {
    if (kind === undefined) return undefined;
    if (pages >= pagesInDraftMax) return 'page_left_out';
    const isNew = kind === 'document' && !known.has(stored?.url ?? '');
    if (isNew && documents >= documentsMax) return 'document_left_out';
    pages += 1;
    documents += isNew ? 1 : 0;
    if (isNew && stored) known.add(stored.url);
    return undefined;
  });
}

/**
 * Adds a picture as a page, a document as one page for all of its pages. `id` becomes the page's; `order` holds the ids
 * of all files that are added together. Changes nothing where findLeftOut finds no room.
 */
export function addFile(book: Ebook, added: AddedFile, id: string, order: readonly string[]): Ebook {
  if (findLeftOut(book, [added]).some(Boolean)) return book;
  const { url: media, name } = added.stored;
  const isNew = added.kind === 'document' && !book.documents.some((one) => one.media === media);
  return {
    ...book,
    pages: insertAtPlace(book.pages, toPage(added, id), order),
    documents: isNew ? [...book.documents, { media, name }] : book.documents,
  };
}

export function movePage(book: Ebook, from: number, to: number): Ebook {
  return { ...book, pages: moveItem(book.pages, from, to) };
}

export function changePage(book: Ebook, id: string, change: Partial<EbookPage>): Ebook {
  return { ...book, pages: book.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

/** Removed pages with their places, and the documents that have no page left. */
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
