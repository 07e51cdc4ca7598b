import { type ResourceSearch, toIndexInput } from '#teacher/features/resources/resource-search.ts';
import { toUnitListInput, type UnitSearch } from '#teacher/features/units/unit-search.ts';
import {
  resolveClassFilter,
  toIndexInput as toTermInput,
  wishOf,
} from '#teacher/shared/class-filter/class-filter.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { prefetch } from '#ui/api/call.ts';

/**
 * What the pages that are opened most ask the server first. It is asked while their code, and the answer to who is
 * signed in, are still on their way: a slow line then makes one wait once instead of three times.
 */

async function askUnits(search: UnitSearch, isLanding = false): Promise<void> {
  const wished = wishOf(search, getUnitSelection(), { isLanding });
  const index = await prefetch('GET /teacher/index', toTermInput(wished));
  const filter = index && resolveClassFilter(wished, index, { needsClass: isLanding });
  if (filter?.calendar_id !== undefined)
    await prefetch('GET /teacher/unit_list', toUnitListInput({ ...search, ...filter }));
}

async function askCoursewares({ unit_id }: { unit_id: number }): Promise<void> {
  await Promise.all([
    prefetch('GET /teacher/unit_detail', { id: unit_id }),
    prefetch('GET /teacher/course_list', { unit_id }),
    prefetch('GET /common/course_extend_list', {}),
  ]);
}

/** Where the class used last has to be asked for, only that and the term's classes: the units follow. */
async function askMyUnits(search: UnitSearch): Promise<void> {
  const isOpen = search.calendar_id === undefined;
  if (!isOpen || getUnitSelection().class_id !== undefined) return askUnits(search, isOpen);
  const term = toTermInput(wishOf(search, getUnitSelection()));
  await Promise.all([prefetch('GET /teacher/last_place', {}), prefetch('GET /teacher/index', term)]);
}

/** By the path of the route, from its checked search. */
const firstCalls: Record<string, (search: never) => Promise<unknown>> = {
  '/home': () => prefetch('GET /teacher/index', {}),
  '/unit/condition': askMyUnits,
  '/unit/list': askUnits,
  '/unit/course/list': askCoursewares,
  '/resources/list': (search: ResourceSearch) =>
    prefetch('GET /resource/index', { ...toIndexInput(search), offset: 0 }),
  '/resources/detail': ({ id }: { id: number }) => prefetch('GET /resource/detail', { id }),
};

export function askFirst(path: string, search: unknown): void {
  void firstCalls[path]?.(search as never);
}
