import type { Made } from '#contract/made.ts';
import { pagesInDraftMax } from './limits.ts';
import type { Ebook, EbookPage } from './model.ts';

/** Documents that stand in a book as a whole, and the pages that they are. Pure. */

export const isWhole = ({ source }: EbookPage) => source?.page === null;

/** So many pages may come in each place where this document stands as a whole. */
export function roomFor({ pages }: Pick<Ebook, 'pages'>, media: string): number {
  const places = pages.filter((page) => isWhole(page) && page.source?.media === media).length;
  return Math.floor((pagesInDraftMax - pages.length + places) / Math.max(1, places));
}

/** The pages of one document in the place of a page that stands for them, with the same ids whoever asks. */
function listPagesOf({ id }: EbookPage, media: string, count: number): EbookPage[] {
  return Array.from({ length: count }, (_, page) => ({
    id: `${id}-${page + 1}`,
    title: '',
    url: '',
    source: { media, page },
  }));
}

/**
 * The book page by page, as far as its documents are made and there is room for their pages: how people see and change
 * it. The same where nothing stands as a whole.
 */
export function spread(book: Ebook, made: Made): Ebook {
  const media = new Set(book.pages.flatMap((page) => (isWhole(page) ? (page.source?.media ?? []) : [])));
  let { pages } = book;
  for (const each of media) {
    const count = made[each]?.document?.pages.length;
    if (count === undefined || count > roomFor({ pages }, each)) continue;
    pages = pages.flatMap((page) =>
      isWhole(page) && page.source?.media === each ? listPagesOf(page, each, count) : [page],
    );
  }
  return pages === book.pages ? book : { ...book, pages };
}
