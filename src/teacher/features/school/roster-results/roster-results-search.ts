import { readId } from '#teacher/shared/search-params.ts';

export type RosterResultsSearch = {
  /** The school year whose marks are exported; absent: the current one. */
  term?: number | undefined;
  /** Absent: all classes. */
  class_id?: number | undefined;
};

export function readRosterResultsSearch(raw: Record<string, unknown>): RosterResultsSearch {
  return { term: readId(raw['term']), class_id: readId(raw['class_id']) };
}
