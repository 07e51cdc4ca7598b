import type { ConversionResults } from '#contract/conversion-results.ts';
import { formatText, type Language } from '#contract/language.ts';
import type { ViewerPage } from '#parts/document-pages/model.ts';
import { pageMessages } from '#parts/document-pages/page-messages.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import { expandDocuments } from './expand-documents.ts';
import type { Ebook, EbookPage, PublicEbook } from './model.ts';

/** An uploaded cover comes before the pages, under this id. */
export const coverId = 'cover';

/** An uploaded cover is page 1. */
export const getPageNumber = ({ cover }: Pick<Ebook, 'cover'>, index: number) => index + (cover ? 2 : 1);

/** The page as the viewer shows it; undefined before its document is converted. */
export function toViewerPage(
  { id, title, url, ...page }: EbookPage,
  conversionResults: ConversionResults,
): ViewerPage | undefined {
  const images = findPageImages(page, conversionResults);
  return images && { id, title, url, ...images };
}

/** The book with the pages that students see: an uploaded cover first, and no page before it is converted. */
export function resolve(book: Ebook, conversionResults: ConversionResults): PublicEbook {
  const { category, cover } = book;
  const coverPage = cover && { id: coverId, image: cover, title: '', url: '' };
  const pages = [...(coverPage ? [coverPage] : []), ...expandDocuments(book, conversionResults).pages];
  return { category, pages: pages.flatMap((page) => toViewerPage(page, conversionResults) ?? []) };
}

/** Each page's id with its label in reports: its number, and its title if it has one. */
export function labelPages(pages: readonly ViewerPage[], lang: Language): { id: string; label: string }[] {
  return pages.map(({ id, title }, index) => {
    if (id === coverId) return { id, label: formatText(pageMessages.cover, lang) };
    const labelText = title === '' ? pageMessages.page : pageMessages.page_titled;
    return { id, label: formatText(labelText, lang, { number: index + 1, title }) };
  });
}
