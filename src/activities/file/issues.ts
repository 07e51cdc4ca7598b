import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import * as limits from './limits.ts';
import type { Files } from './model.ts';
import { isShowable } from './public-item.ts';
import { resolve } from './resolve.ts';

/** Finds everything that keeps the files from being complete. */
export function findIssues(files: Files, conversionResults: ConversionResults): DraftIssue[] {
  const { items } = resolve(files, conversionResults);
  const path = ['items'];
  if (items.length === 0) return [{ path, message: 'items_required' }];
  const pageCount = items.reduce((sum, { document }) => sum + (document?.pages.length ?? 0), 0);
  return [
    ...(items.length > limits.itemsMax
      ? [{ path, message: 'items_too_many', params: { max: limits.itemsMax } }]
      : []),
    ...(pageCount > limits.pagesMax
      ? [{ path, message: 'pages_too_many', params: { max: limits.pagesMax } }]
      : []),
    ...items.flatMap((item, index): DraftIssue[] => {
      const { name, media, download_only } = item;
      if (name.trim() === '') return [{ path: [...path, index, 'name'], message: 'name_required' }];
      if (download_only || isShowable(item)) return [];
      return [{ path: [...path, index], message: 'item_pending', params: { name }, waitsFor: media }];
    }),
  ];
}
