import type { ApiInput } from '#contract/api.ts';
import type { SortChoices, Sorting } from '#teacher/shared/lists/sorting.ts';

/** What the address of the list holds; absent = not filtered, latest first. */
export type DiySearch = Sorting<(typeof sortChoices)[number]> & {
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

/** A change of filter or order starts again on the first page. */
export function changeSearch(search: DiySearch, change: DiySearch): DiySearch {
  return { ...search, offset: undefined, ...change };
}

export function isFiltered({ type, status, subject_id, keyword }: DiySearch): boolean {
  return [type, status, subject_id, keyword].some((value) => value !== undefined);
}

export function clearFilters({ all, sort, order }: DiySearch): DiySearch {
  return { all, sort, order };
}

/** `maySeeAll`: an address with `all` shows others their own activities only. */
export function toListInput(search: DiySearch, maySeeAll: boolean): ApiInput<'GET /diy/list'> {
  const { all, ...filters } = search;
  return { ...filters, ...(all && maySeeAll ? { all: true } : {}), limit: pageSize };
}

/** Where the last page starts when the asked one lies behind it, as after deleting; else undefined. */
export function lastOffset(total: number, offset: number): number | undefined {
  if (offset === 0 || offset < total) return undefined;
  return Math.max(0, Math.floor((total - 1) / pageSize) * pageSize);
}
