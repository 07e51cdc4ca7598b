import type { StoredFile } from '#form/activity-type.ts';
import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { findLeftOut } from './find-left-out.ts';
import type { SourcedPage, SourcedPages, SourceRules } from './model.ts';

export type AddedFile =
  | { kind: 'picture'; stored: StoredFile & { width: number; height: number } }
  | { kind: 'document'; stored: StoredFile };

function toSource({ kind, stored }: AddedFile): Pick<SourcedPage, 'image' | 'source'> {
  const { url, width, height } = { width: 1, height: 1, ...stored };
  return kind === 'picture' ? { image: { url, width, height } } : { source: { media: url, page: null } };
}

/**
 * Adds a picture as a page, a document as one page for all of its pages. `id` becomes the page's; `fileOrder` holds the ids
 * of all files that are added together. Changes nothing where findLeftOut finds no room.
 */
export function addFile<Page extends SourcedPage, Draft extends SourcedPages<Page>>(
  draft: Draft & SourcedPages<Page>,
  addedFile: AddedFile,
  { id, order }: { id: string; order: readonly string[] },
  rules: SourceRules<Page>,
): Draft {
  if (findLeftOut(draft, [addedFile], rules).some(Boolean)) return draft;
  const { url: media, name } = addedFile.stored;
  const isNewDocument = addedFile.kind === 'document' && !draft.documents.some((one) => one.media === media);
  const page = { ...rules.createPage(id), ...toSource(addedFile) } as Page;
  return {
    ...draft,
    pages: insertAtPlace(draft.pages, page, order),
    documents: isNewDocument ? [...draft.documents, { media, name }] : draft.documents,
  };
}
