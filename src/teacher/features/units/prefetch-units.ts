import {
  requestedFilter,
  resolveClassFilter,
  toTermIndexInput,
} from '#teacher/shared/class-filter/class-filter.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { prefetch } from '#ui/api/call.ts';
import { toUnitListInput, type UnitSearch } from './unit-search.ts';

/** Prefetches the first calls of the unit lists. Their inputs must equal the pages' own, or the pages call again. */

export async function prefetchUnits(search: UnitSearch, isLanding = false): Promise<void> {
  const placeFilter = requestedFilter(search, getUnitSelection(), { isLanding });
  const termIndex = await prefetch('GET /teacher/index', toTermIndexInput(placeFilter));
  const filter = termIndex && resolveClassFilter(placeFilter, termIndex, { needsClass: isLanding });
  if (filter?.calendar_id !== undefined)
    await prefetch('GET /teacher/unit_list', toUnitListInput({ ...search, ...filter }));
}

/** If this tab does not know the class used last, that is read instead, because the page's filter depends on it. */
export async function prefetchMyUnits(search: UnitSearch): Promise<void> {
  const hasNoTerm = search.calendar_id === undefined;
  if (!hasNoTerm || getUnitSelection().class_id !== undefined) return prefetchUnits(search, hasNoTerm);
  const termInput = toTermIndexInput(requestedFilter(search, getUnitSelection()));
  await Promise.all([prefetch('GET /teacher/last_place', {}), prefetch('GET /teacher/index', termInput)]);
}
