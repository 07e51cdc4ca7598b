import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { SourcedPage, SourcedPages, SourceRules } from './model.ts';

/** A page with `page: null` holds a whole document; expanding replaces it by the document's pages. Pure. */

export const isWholeDocument = ({ source }: SourcedPage) => source?.page === null;

/** The number of pages of this document that fit into the draft, for each place that holds the whole document. */
export function countFittingPages(
  { pages }: Pick<SourcedPages, 'pages'>,
  media: string,
  pagesInDraftMax: number,
): number {
  const placeCount = pages.filter((page) => isWholeDocument(page) && page.source?.media === media).length;
  return Math.floor((pagesInDraftMax - pages.length + placeCount) / Math.max(1, placeCount));
}

/**
 * The draft as people see and change it: with the pages of each whole document that is converted and for which there is
 * room. Ids of pages are the same each time. Returns the same object if there is nothing to expand.
 */
export function expandSourcedPages<Page extends SourcedPage, Draft extends SourcedPages<Page>>(
  draft: Draft,
  conversionResults: ConversionResults,
  { pagesInDraftMax, createPage }: SourceRules<Page>,
): Draft {
  const mediaToExpand = new Set(
    draft.pages.flatMap((page) => (isWholeDocument(page) ? (page.source?.media ?? []) : [])),
  );
  const listDocumentPages = ({ id }: Page, media: string, pageCount: number): Page[] =>
    Array.from(
      { length: pageCount },
      (_, page) => ({ ...createPage(`${id}-${page + 1}`), source: { media, page } }) as Page,
    );
  let { pages } = draft;
  for (const media of mediaToExpand) {
    const pageCount = findOwn(conversionResults, media)?.document?.pages.length;
    if (pageCount === undefined || pageCount > countFittingPages({ pages }, media, pagesInDraftMax)) continue;
    pages = pages.flatMap((page) =>
      isWholeDocument(page) && page.source?.media === media
        ? listDocumentPages(page, media, pageCount)
        : [page],
    );
  }
  return pages === draft.pages ? draft : { ...draft, pages };
}
