import type { ApiInput } from '#contract/api.ts';
import { listLimitMax } from '#contract/limits.ts';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';

/** What the address of the unit list holds. */
export type UnitSearch = ClassFilter & { keyword?: string | undefined; offset?: number | undefined };

export function toUnitListInput(search: UnitSearch): ApiInput<'GET /teacher/unit_list'> {
  const { calendar_id = 0, class_id, subject_id, keyword, offset = 0 } = search;
  return { calendar_id, class_id, subject_id, keyword, offset, limit: listLimitMax };
}
