import { useCall } from '#ui/api/hooks.ts';

/** The terms, the chosen term and its classes. The default, also if `requested` does not exist, is the current term. */
export function useTerm(requested: number | undefined) {
  const start = useCall('GET /teacher/index', {}, { inPlace: true });
  const current = start.data?.current_calendar_id ?? undefined;
  const calendars = start.data?.calendar_list ?? [];
  const chosen = calendars.some(({ id }) => id === requested) ? requested : current;
  const isOther = chosen !== undefined && chosen !== current;
  const other = useCall('GET /teacher/index', { calendar_id: chosen }, { enabled: isOther, inPlace: true });
  const shown = isOther ? other : start;
  const isCurrent = chosen !== undefined && !isOther;
  return {
    calendars,
    chosen,
    isCurrent,
    classes: shown.data?.class_list,
    error: shown.error,
    refetch: shown.refetch,
  };
}
