import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { reachOf } from '#parts/reading/reach.ts';
import { isWebAddress } from '#parts/reading/web-address.ts';
import { expandDocuments } from './expand-documents.ts';
import * as limits from './limits.ts';
import { getPageNumber, toViewerPage } from './list-pages.ts';
import type { Ebook } from './model.ts';

/** Finds everything that keeps an e-book from being complete. Paths count the pages of expanded documents. */
export function findIssues(book: Ebook, conversionResults: ConversionResults): DraftIssue[] {
  const { cover, pages, documents } = expandDocuments(book, conversionResults);
  if (pages.length === 0) return [{ path: ['pages'], message: 'pages_required' }];
  const pageCountIssues: DraftIssue[] =
    pages.length > limits.pagesMax
      ? [{ path: ['pages'], message: 'pages_too_many', params: { max: limits.pagesMax } }]
      : [];
  const nameByMedia = new Map(documents.map(({ media, name }) => [media, name]));
  const pageIssues = pages.flatMap((page, index): DraftIssue[] => {
    const path = ['pages', index];
    if (!toViewerPage(page, conversionResults)) {
      const media = page.source?.media ?? '';
      const pendingIssue = {
        path,
        message: 'document_pending',
        params: { name: nameByMedia.get(media) ?? '' },
      };
      return [
        findOwn(conversionResults, media)?.document ? pendingIssue : { ...pendingIssue, waitsFor: media },
      ];
    }
    const message = findLinkIssue(page.url);
    return message === undefined
      ? []
      : [{ path: [...path, 'url'], message, params: { number: getPageNumber({ cover }, index) } }];
  });
  return [...pageCountIssues, ...pageIssues];
}

function findLinkIssue(url: string): string | undefined {
  if (url === '') return undefined;
  if (!isWebAddress(url)) return 'link_not_https';
  return reachOf(url) === 'nobody' ? 'link_nobody' : undefined;
}
