import type { ApiInput } from '#contract/api.ts';
import type { Difficulty } from '#contract/choices.ts';

/** The search parameters of the library. An absent one does not filter; without `sort`, the newest come first. */
export type ResourceSearch = {
  type?: string | undefined;
  subject_id?: number | undefined;
  grade?: number | undefined;
  difficulty?: Difficulty | undefined;
  language?: 'zh-hk' | 'zh-cn' | 'en' | undefined;
  keyword?: string | undefined;
  liked?: 1 | undefined;
  own?: 1 | undefined;
  sort?: 'likes' | 'copies' | undefined;
  /** The unit that the teacher came from, to copy into. */
  unit_id?: number | undefined;
};

export const pageSize = 24;

export function isFiltered({ sort: _sort, unit_id: _unit, ...filters }: ResourceSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

export function clearFilters({ sort, unit_id }: ResourceSearch): ResourceSearch {
  return { sort, unit_id };
}

export function toResourceIndexInput(search: ResourceSearch): ApiInput<'GET /resource/index'> {
  const { keyword, sort, unit_id: _unit, ...filter } = search;
  return { filter: JSON.stringify(filter), keyword, sort: sort ?? 'newest', limit: pageSize };
}
