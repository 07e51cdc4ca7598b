import type { ConversionResults } from '#contract/conversion-results.ts';
import { expandSourcedPages } from '#parts/document-pages/sources/expand-documents.ts';
import type { SourceRules } from '#parts/document-pages/sources/model.ts';
import { documentsMax, pagesInDraftMax } from './limits.ts';
import type { Ebook, EbookPage } from './model.ts';

export const sourceRules: SourceRules<EbookPage> = {
  pagesInDraftMax,
  documentsMax,
  createPage: (id) => ({ id, title: '', url: '' }),
};

/** The book as people see and change it; see `expandSourcedPages`. */
export function expandDocuments(book: Ebook, conversionResults: ConversionResults): Ebook {
  return expandSourcedPages(book, conversionResults, sourceRules);
}
