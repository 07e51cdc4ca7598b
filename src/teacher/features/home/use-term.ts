import { useCall } from '#ui/api/hooks.ts';

/** The terms, the chosen term and its classes. The default, also if `requested` does not exist, is the current term. */
export function useTerm(requested: number | undefined) {
  const start = useCall('GET /teacher/index', {}, { inPlace: true });
  const current = start.data?.current_calendar_id ?? undefined;
  const calendars = start.data?.calendar_list ?? [];
  const chosenTermId = calendars.some(({ id }) => id === requested) ? requested : current;
  const isOther = chosenTermId !== undefined && chosenTermId !== current;
  const otherTerm = useCall(
    'GET /teacher/index',
    { calendar_id: chosenTermId },
    { enabled: isOther, inPlace: true },
  );
  const shownTerm = isOther ? otherTerm : start;
  const isCurrent = chosenTermId !== undefined && !isOther;
  return {
    calendars,
    chosenTermId,
    isCurrent,
    classes: shownTerm.data?.class_list,
    error: shownTerm.error,
    refetch: shownTerm.refetch,
  };
}
