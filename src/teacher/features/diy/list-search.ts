import type { ApiInput } from '#contract/api.ts';

/** What the address of the list holds; absent = not filtered, latest first. */
export type DiySearch = {
  type?: string | undefined;
  status?: '0' | '1' | '2' | undefined;
  subject_id?: number | undefined;
  keyword?: string | undefined;
  all?: 1 | undefined;
  sort?: 'modified_at' | 'name' | undefined;
  order?: 'asc' | 'desc' | undefined;
  offset?: number | undefined;
};

export const pageSize = 20;

export const sortings = {
  sort_modified: {},
  sort_modified_asc: { order: 'asc' },
  sort_name: { sort: 'name' },
  sort_name_desc: { sort: 'name', order: 'desc' },
} as const satisfies Record<string, Pick<DiySearch, 'sort' | 'order'>>;

export type Sorting = keyof typeof sortings;
export const sortingNames = ['sort_modified', 'sort_modified_asc', 'sort_name', 'sort_name_desc'] as const;

export function sortingOf({ sort, order }: DiySearch): Sorting {
  if (sort === 'name') return order === 'desc' ? 'sort_name_desc' : 'sort_name';
  return order === 'asc' ? 'sort_modified_asc' : 'sort_modified';
}

/** A change of filter or order starts again on the first page. */
export function changeSearch(search: DiySearch, change: DiySearch): DiySearch {
  return { ...search, offset: undefined, ...change };
}

export function applySorting(search: DiySearch, sorting: Sorting): DiySearch {
  return changeSearch(search, { sort: undefined, order: undefined, ...sortings[sorting] });
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
