import { type DeletedKind, deletedKinds } from '#contract/choices.ts';
import { readSorting, type SortChoices, type Sorting } from '#teacher/shared/lists/sorting.ts';
import { type ListSearch, readListSearch, readOneOf } from '#teacher/shared/search-params.ts';

export const pageSize = 20;
export const sortChoices = [
  'deleted_at_desc',
  'deleted_at_asc',
  'name_asc',
  'name_desc',
] as const satisfies SortChoices;

/** Filters, order and page of the list of deleted things. Without them it shows all, the latest first. */
export type DeletedSearch = ListSearch &
  Sorting<(typeof sortChoices)[number]> & { kind?: DeletedKind | undefined };

export function readDeletedSearch(raw: Record<string, unknown>): DeletedSearch {
  return {
    kind: readOneOf(raw['kind'], deletedKinds),
    ...readSorting(raw, sortChoices),
    ...readListSearch(raw),
  };
}
