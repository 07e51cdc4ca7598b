import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { SourcedPage, SourcedPages, SourceRules } from './model.ts';

export type LeftOutReason = 'document_left_out' | 'page_left_out';

type FileToAdd = { kind: UploadKind | undefined; stored?: StoredFile };

/** For each file to add, the reason why the draft has no room for it; undefined = there is room. */
export function findLeftOut<Page extends SourcedPage>(
  draft: SourcedPages<Page>,
  files: readonly FileToAdd[],
  { pagesInDraftMax, documentsMax }: Pick<SourceRules<Page>, 'pagesInDraftMax' | 'documentsMax'>,
): (LeftOutReason | undefined)[] {
  const knownMedia = new Set(draft.documents.map(({ media }) => media));
  let pageCount = draft.pages.length;
  let documentCount = draft.documents.length;
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
