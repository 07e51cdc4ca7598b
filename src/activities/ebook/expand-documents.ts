import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import { pagesInDraftMax } from './limits.ts';
import type { Ebook, EbookPage } from './model.ts';

/** A page with `page: null` holds a whole document; expanding replaces it by the document's pages. Pure. */

export const isWholeDocument = ({ source }: EbookPage) => source?.page === null;

/** The number of pages of this document that fit into the book, for each place that holds the whole document. */
export function countFittingPages({ pages }: Pick<Ebook, 'pages'>, media: string): number {
  const placeCount = pages.filter((page) => isWholeDocument(page) && page.source?.media === media).length;
  return Math.floor((pagesInDraftMax - pages.length + placeCount) / Math.max(1, placeCount));
}

/** The pages of a document in place of the page that holds it. Their ids are the same each time. */
function listDocumentPages({ id }: EbookPage, media: string, pageCount: number): EbookPage[] {
  return Array.from({ length: pageCount }, (_, page) => ({
    id: `${id}-${page + 1}`,
    title: '',
    url: '',
    source: { media, page },
  }));
}

/**
 * The book as people see and change it: with the pages of each whole document that is converted and for which there is
 * room. Returns the same object if there is nothing to expand.
 */
export function expandDocuments(book: Ebook, conversionResults: ConversionResults): Ebook {
  const mediaToExpand = new Set(
    book.pages.flatMap((page) => (isWholeDocument(page) ? (page.source?.media ?? []) : [])),
  );
  let { pages } = book;
  for (const documentMedia of mediaToExpand) {
    const documentPageCount = findOwn(conversionResults, documentMedia)?.document?.pages.length;
    if (documentPageCount === undefined || documentPageCount > countFittingPages({ pages }, documentMedia))
      continue;
    pages = pages.flatMap((page) =>
      isWholeDocument(page) && page.source?.media === documentMedia
        ? listDocumentPages(page, documentMedia, documentPageCount)
        : [page],
    );
  }
  return pages === book.pages ? book : { ...book, pages };
}
