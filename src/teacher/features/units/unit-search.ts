import type { ApiInput } from '#contract/api.ts';
import { listLimitMax } from '#contract/limits.ts';
import type { ClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';

/** The search parameters of the unit lists. */
export type UnitSearch = ClassListSearch;

export function toUnitListInput(search: UnitSearch): ApiInput<'GET /teacher/unit_list'> {
  const { calendar_id = 0, class_id, subject_id, keyword, offset = 0 } = search;
  return { calendar_id, class_id, subject_id, keyword, offset, limit: listLimitMax };
}
