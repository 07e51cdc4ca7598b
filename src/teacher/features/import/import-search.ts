import { type ImportKind, importKinds } from '#contract/import/import-columns.ts';
import { readOffset, readOneOf, readText } from '#teacher/shared/search-params.ts';

/** Which lines of the list are shown; absent = all. */
export type ImportSearch = {
  compare?: ImportKind | undefined;
  keyword?: string | undefined;
  offset?: number | undefined;
};

export function readImportSearch(raw: Record<string, unknown>): ImportSearch {
  return {
    compare: readOneOf(raw['compare'], importKinds),
    keyword: readText(raw['keyword']),
    offset: readOffset(raw['offset']),
  };
}
