import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import type { Ebook } from '../model.ts';

/** For each reason, the limit that the file would exceed. */
export const maxByReason = { document_left_out: documentsMax, page_left_out: pagesInDraftMax };

type FileToAdd = { kind: UploadKind | undefined; stored?: StoredFile };

/** For each file to add, the reason why the book has no room for it; undefined = there is room. */
export function findLeftOut(
  book: Ebook,
  files: readonly FileToAdd[],
): ('document_left_out' | 'page_left_out' | undefined)[] {
  const knownMedia = new Set(book.documents.map(({ media }) => media));
  let pageCount = book.pages.length;
  let documentCount = book.documents.length;
  return files.map(({ kind, stored }) => {
    if (kind === undefined) return undefined;
    if (pageCount >= pagesInDraftMax) return 'page_left_out';
    const isNewDocument = kind === 'document' && !knownMedia.has(stored?.url ?? '');
    if (isNewDocument && documentCount >= documentsMax) return 'document_left_out';
    pageCount += 1;
    documentCount += isNewDocument ? 1 : 0;
    if (isNewDocument && stored) knownMedia.add(stored.url);
    return undefined;
  });
}
