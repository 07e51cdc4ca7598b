import { type ImportKind, importKinds } from '#contract/import/import-kinds.ts';
import { type ListSearch, readListSearch, readOneOf } from '#teacher/shared/search-params.ts';

/** Which lines of the list are shown; absent = all. */
export type ImportSearch = ListSearch & {
  compare?: ImportKind | undefined;
};

export function readImportSearch(raw: Record<string, unknown>): ImportSearch {
  return {
    compare: readOneOf(raw['compare'], importKinds),
    ...readListSearch(raw),
  };
}
