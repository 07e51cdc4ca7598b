import { type ListSearch, readId, readListSearch } from '#teacher/shared/search-params.ts';

export type ClassSearch = ListSearch & {
  /** The class that is shown; absent: the list. */
  id?: number | undefined;
  /** The school year whose classes are listed; absent: the current one. */
  term?: number | undefined;
};

export function readClassSearch(raw: Record<string, unknown>): ClassSearch {
  return {
    id: readId(raw['id']),
    term: readId(raw['term']),
    ...readListSearch(raw),
  };
}
