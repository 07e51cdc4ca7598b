import { readOffset, readOneOf, readText } from '#teacher/shared/search-params.ts';

export const deletedKinds = ['unit', 'courseware', 'activity'] as const;
export const pageSize = 20;

/** What the address of the setting page holds; absent = everything, latest first. */
export type DeletedSearch = {
  kind?: (typeof deletedKinds)[number] | undefined;
  keyword?: string | undefined;
  offset?: number | undefined;
};

export function readDeletedSearch(raw: Record<string, unknown>): DeletedSearch {
  return {
    kind: readOneOf(raw['kind'], deletedKinds),
    keyword: readText(raw['keyword']),
    offset: readOffset(raw['offset']),
  };
}
