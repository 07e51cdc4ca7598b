import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import { useCall } from '#ui/api/hooks.ts';

/** The class and the set in the address. */
export type GroupSearch = Pick<ClassFilter, 'calendar_id' | 'class_id'> & { set_id?: number | undefined };

/** The classes of the chosen term, the sets of the chosen class, and the chosen set; by default the first of each. */
export function useGroupSets(search: GroupSearch, onSearch: (search: GroupSearch) => void) {
  const { set_id, ...classFilter } = search;
  const { index, filter, error, retry } = useClassFilter(
    classFilter,
    ({ calendar_id, class_id }) => onSearch({ calendar_id, class_id, set_id }),
    { isLanding: true },
  );
  const classes = index?.class_list ?? [];
  const classId = filter?.class_id ?? classes[0]?.class_id;
  const setList = useCall(
    'GET /group/set_list',
    { class_id: classId ?? 0 },
    { enabled: classId !== undefined, reportsInPlace: true },
  );
  const sets = setList.data?.items;
  const loadError = error ?? setList.error;
  return {
    calendars: index?.calendar_list ?? [],
    calendarId: filter?.calendar_id,
    classes,
    classId,
    hasNoClasses: filter !== undefined && classes.length === 0,
    sets,
    deletedSets: setList.data?.deleted ?? [],
    chosenSet: sets?.find(({ id }) => id === set_id) ?? sets?.[0],
    /** Shows a set of a class; undefined = its first one. */
    showSet: (id: number | undefined, class_id = classId) =>
      onSearch({ calendar_id: filter?.calendar_id, class_id, set_id: id }),
    isLoading: !loadError && (filter === undefined || (classId !== undefined && setList.isPending)),
    loadError,
    retry: () => {
      if (error) retry();
      void setList.refetch();
    },
  };
}
