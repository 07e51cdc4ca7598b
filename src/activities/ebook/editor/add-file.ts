import type { StoredFile } from '#form/activity-type.ts';
import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import type { Ebook, EbookPage } from '../model.ts';
import { findLeftOut } from './find-left-out.ts';

export type AddedFile =
  | { kind: 'picture'; stored: StoredFile & { width: number; height: number } }
  | { kind: 'document'; stored: StoredFile };

const emptyTexts = { title: '', url: '' };

function toPage({ kind, stored }: AddedFile, id: string): EbookPage {
  const { url, width, height } = { width: 1, height: 1, ...stored };
  if (kind === 'picture') return { ...emptyTexts, id, image: { url, width, height } };
  return { ...emptyTexts, id, source: { media: url, page: null } };
}

/**
 * Adds a picture as a page, a document as one page for all of its pages. `id` becomes the page's; `fileOrder` holds the ids
 * of all files that are added together. Changes nothing where findLeftOut finds no room.
 */
export function addFile(book: Ebook, addedFile: AddedFile, id: string, fileOrder: readonly string[]): Ebook {
  if (findLeftOut(book, [addedFile]).some(Boolean)) return book;
  const { url: media, name } = addedFile.stored;
  const isNewDocument = addedFile.kind === 'document' && !book.documents.some((one) => one.media === media);
  return {
    ...book,
    pages: insertAtPlace(book.pages, toPage(addedFile, id), fileOrder),
    documents: isNewDocument ? [...book.documents, { media, name }] : book.documents,
  };
}
