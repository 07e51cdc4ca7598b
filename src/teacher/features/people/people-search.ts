import { type ListSearch, readId, readListSearch, readOneOf } from '#teacher/shared/search-params.ts';

/** Filters of the list of people; absent = everybody who has not left. */
export const peopleGroups = ['teacher', 'student', 'closed'] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

export type PeopleSearch = ListSearch & {
  /** The person who is shown; absent: the list. */
  id?: number | undefined;
  group?: PeopleGroup | undefined;
  class_id?: number | undefined;
};

export const pageSize = 50;

export function readPeopleSearch(raw: Record<string, unknown>): PeopleSearch {
  return {
    id: readId(raw['id']),
    group: readOneOf(raw['group'], peopleGroups),
    class_id: readId(raw['class_id']),
    ...readListSearch(raw),
  };
}
