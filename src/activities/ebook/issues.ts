import type { DraftIssue } from '../activity-type.ts';
import { reachOf } from '../reading/reach.ts';
import { isWebAddress } from '../reading/web-address.ts';
import * as limits from './limits.ts';
import { numberOf } from './list-pages.ts';
import { draft, type Ebook } from './model.ts';

/** What keeps an e-book from being complete. */

export function findIssues({ cover, pages, documents }: Ebook): DraftIssue[] {
  if (pages.length === 0) return [{ path: ['pages'], message: 'pages_required' }];
  const tooMany: DraftIssue[] =
    pages.length > limits.pagesMax
      ? [{ path: ['pages'], message: 'pages_too_many', params: { max: limits.pagesMax } }]
      : [];
  const names = new Map(documents.map(({ media, name }) => [media, name]));
  const ofPages = pages.flatMap(({ image: shown, source, url }, index): DraftIssue[] => {
    const path = ['pages', index];
    const media = source?.media ?? '';
    if (!shown) {
      return [
        { path, message: 'document_pending', params: { name: names.get(media) ?? '' }, waitsFor: media },
      ];
    }
    const message = findLinkIssue(url);
    return message === undefined
      ? []
      : [{ path: [...path, 'url'], message, params: { number: numberOf({ cover }, index) } }];
  });
  return [...tooMany, ...ofPages];
}

function findLinkIssue(url: string): string | undefined {
  if (url === '') return undefined;
  if (!isWebAddress(url)) return 'link_not_https';
  return reachOf(url) === 'nobody' ? 'link_nobody' : undefined;
}

export const published = draft.superRefine((content, context) => {
  for (const { path, message } of findIssues(content)) context.addIssue({ code: 'custom', path, message });
});
