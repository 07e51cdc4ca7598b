import type { ApiReply } from '#contract/api.ts';
import { useCall } from '#ui/api/hooks.ts';
import type { ImportSearch } from './import-search.ts';

export type ImportDraft = NonNullable<ApiReply<'GET /admin/import'>['draft']>;
export type ImportItem = ApiReply<'GET /admin/import_rows'>['items'][number];

/** Reads to refresh after a change of the draft. */
export const importReads = ['GET /admin/import', 'GET /admin/import_rows'] as const;

export const pageSize = 50;

/** The lines of the draft that a search finds, one page of them. */
export function useImportLines({ compare, keyword, offset = 0 }: ImportSearch) {
  return useCall(
    'GET /admin/import_rows',
    { kind: compare ?? '', keyword, offset, limit: pageSize },
    { keepPrevious: true, reportsInPlace: true },
  );
}

/** Counts of the people whom a list adds, changes and moves, and of the accounts that it closes. */
export function changeCountsOf({ counts, closing_count }: ImportDraft) {
  return { added: counts.new, changed: counts.changed, moved: counts.moved, closed: closing_count };
}
