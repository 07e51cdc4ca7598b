import type { ApiInput } from '#contract/api.ts';
import type { SortChoices, Sorting } from '#teacher/shared/lists/sorting.ts';

/** The list's filters, order and page, kept in its address. Without an order, the latest activities come first. */
export type ActivitySearch = Sorting<(typeof sortChoices)[number]> & {
  type?: string | undefined;
  status?: '0' | '1' | '2' | undefined;
  subject_id?: number | undefined;
  keyword?: string | undefined;
  all?: 1 | undefined;
  offset?: number | undefined;
};

export const pageSize = 20;

export const sortChoices = [
  'modified_at_desc',
  'modified_at_asc',
  'name_asc',
  'name_desc',
] as const satisfies SortChoices;

/** Changing a filter or the order leads back to the first page. */
export function changeSearch(search: ActivitySearch, change: ActivitySearch): ActivitySearch {
  return { ...search, offset: undefined, ...change };
}

export function isFiltered({ type, status, subject_id, keyword }: ActivitySearch): boolean {
  return [type, status, subject_id, keyword].some((value) => value !== undefined);
}

export function clearFilters({ all, sort, order }: ActivitySearch): ActivitySearch {
  return { all, sort, order };
}

/** `maySeeAll`: teachers without it see only their own activities, even if the address says `all`. */
export function toListInput(search: ActivitySearch, maySeeAll: boolean): ApiInput<'GET /diy/list'> {
  const { all, ...filters } = search;
  return { ...filters, ...(all && maySeeAll ? { all: true } : {}), limit: pageSize };
}

/** The offset of the last page if `offset` is beyond the list, as after deleting; else undefined. */
export function findLastPageOffset(total: number, offset: number): number | undefined {
  if (offset === 0 || offset < total) return undefined;
  return Math.max(0, Math.floor((total - 1) / pageSize) * pageSize);
}
