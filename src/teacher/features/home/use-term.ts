import { useCall } from '#ui/api/hooks.ts';

/**
 * The terms, the chosen one of them and its classes. A wished term that is gone, or was never there, counts as
 * not chosen: then it is the current one.
 */
export function useTerm(wished: number | undefined) {
  const start = useCall('GET /teacher/index', {}, { inPlace: true });
  const current = start.data?.current_calendar_id ?? undefined;
  const calendars = start.data?.calendar_list ?? [];
  const chosen = calendars.some(({ id }) => id === wished) ? wished : current;
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
