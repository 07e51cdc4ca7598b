import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '../../activity-type.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import type { Ebook } from '../model.ts';

/** The maximum that is behind each reason. */
export const maxOf = { document_left_out: documentsMax, page_left_out: pagesInDraftMax };

type FileToAdd = { kind: UploadKind | undefined; stored?: StoredFile };

/** For each file to add, the reason why the book has no room for it; undefined = there is room. */
export function findLeftOut(
  book: Ebook,
  files: readonly FileToAdd[],
): ('document_left_out' | 'page_left_out' | undefined)[] {
  const knownMedia = new Set(book.documents.map(({ media }) => media));
  let pages = book.pages.length;
  let documents = book.documents.length;
  return files.map(({ kind, stored }) => {
    if (kind === undefined) return undefined;
    if (pages >= pagesInDraftMax) return 'page_left_out';
    const isNew = kind === 'document' && !knownMedia.has(stored?.url ?? '');
    if (isNew && documents >= documentsMax) return 'document_left_out';
    pages += 1;
    documents += isNew ? 1 : 0;
    if (isNew && stored) knownMedia.add(stored.url);
    return undefined;
  });
}
