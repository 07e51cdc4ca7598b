import { moveItem } from '#parts/editor-parts/move-item.ts';
import type { SourcedPage, SourcedPages } from './model.ts';

/** Changes of an editor to a draft whose documents are expanded. Each returns a new draft and leaves the old one unchanged. */

export function movePage<Draft extends SourcedPages>(draft: Draft, from: number, to: number): Draft {
  return { ...draft, pages: moveItem(draft.pages, from, to) };
}

export function changePage<Page extends SourcedPage, Draft extends SourcedPages<Page>>(
  draft: Draft,
  id: string,
  change: Partial<Page>,
): Draft {
  return { ...draft, pages: draft.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

/** Removed pages with their places, and the documents that have no page left. */
export type RemovedPages<Page extends SourcedPage = SourcedPage> = {
  pages: { index: number; page: Page }[];
  documents: SourcedPages['documents'];
};

/** Removes pages, and documents that have none left. */
export function removePages<Page extends SourcedPage, Draft extends SourcedPages<Page>>(
  draft: Draft & SourcedPages<Page>,
  ids: ReadonlySet<string>,
): { draft: Draft; removed: RemovedPages<Page> } {
  const keptPages = draft.pages.filter(({ id }) => !ids.has(id));
  const usedMedia = new Set(keptPages.flatMap(({ source }) => source?.media ?? []));
  const removed = {
    pages: draft.pages.flatMap((page, index) => (ids.has(page.id) ? [{ index, page }] : [])),
    documents: draft.documents.filter(({ media }) => !usedMedia.has(media)),
  };
  const documents = draft.documents.filter(({ media }) => usedMedia.has(media));
  return { draft: { ...draft, pages: keptPages, documents }, removed };
}

/** Undoes a removal. */
export function restorePages<Page extends SourcedPage, Draft extends SourcedPages<Page>>(
  draft: Draft & SourcedPages<Page>,
  removed: RemovedPages<Page>,
): Draft {
  const pages = [...draft.pages];
  for (const { index, page } of removed.pages) pages.splice(index, 0, page);
  const knownMedia = new Set(draft.documents.map(({ media }) => media));
  return {
    ...draft,
    pages,
    documents: [...draft.documents, ...removed.documents.filter(({ media }) => !knownMedia.has(media))],
  };
}
