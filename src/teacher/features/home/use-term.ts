import { useCall } from '#ui/api/hooks.ts';

/** The terms, the chosen term and its classes. The default, also if `requested` does not exist, is the current term. */
export function useTerm(requested: number | undefined) {
  const start = useCall('GET /teacher/index', {}, { inPlace: true });
  const current = start.data?.current_calendar_id ?? undefined;
  const calendars = start.data?.calendar_list ?? [];
  const chosenId = calendars.some(({ id }) => id === requested) ? requested : current;
  const isOther = chosenId !== undefined && chosenId !== current;
  const otherTerm = useCall(
    'GET /teacher/index',
    { calendar_id: chosenId },
    { enabled: isOther, inPlace: true },
  );
  const shownTerm = isOther ? otherTerm : start;
  const isCurrent = chosenId !== undefined && !isOther;
  return {
    calendars,
    chosen: chosenId,
    isCurrent,
    classes: shownTerm.data?.class_list,
    error: shownTerm.error,
    refetch: shownTerm.refetch,
  };
}
