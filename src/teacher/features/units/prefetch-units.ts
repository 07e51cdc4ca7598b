import {
  requestedFilter,
  resolveClassFilter,
  toTermIndexInput,
} from '#teacher/shared/class-filter/class-filter.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { prefetch } from '#ui/api/call.ts';
import { toUnitListInput, type UnitSearch } from './unit-search.ts';

/** The first calls of the unit lists. Their inputs must equal those of the pages: otherwise the pages call again. */

export async function prefetchUnits(search: UnitSearch, isLanding = false): Promise<void> {
  const requestedPlace = requestedFilter(search, getUnitSelection(), { isLanding });
  const index = await prefetch('GET /teacher/index', toTermIndexInput(requestedPlace));
  const filter = index && resolveClassFilter(requestedPlace, index, { needsClass: isLanding });
  if (filter?.calendar_id !== undefined)
    await prefetch('GET /teacher/unit_list', toUnitListInput({ ...search, ...filter }));
}

/** If this tab does not know the class used last, the page needs that first; its units can only be called afterwards. */
export async function prefetchMyUnits(search: UnitSearch): Promise<void> {
  const hasNoTerm = search.calendar_id === undefined;
  if (!hasNoTerm || getUnitSelection().class_id !== undefined) return prefetchUnits(search, hasNoTerm);
  const term = toTermIndexInput(requestedFilter(search, getUnitSelection()));
  await Promise.all([prefetch('GET /teacher/last_place', {}), prefetch('GET /teacher/index', term)]);
}
