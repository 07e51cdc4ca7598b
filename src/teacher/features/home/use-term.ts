import { useCall } from '#ui/api/hooks.ts';

/** The terms, the chosen term and its classes. Without a valid `requestedTermId`, the current term is chosen. */
export function useTerm(requestedTermId: number | undefined) {
  const defaultTerm = useCall('GET /teacher/index', {}, { reportsInPlace: true });
  const currentTermId = defaultTerm.data?.current_calendar_id ?? undefined;
  const calendars = defaultTerm.data?.calendar_list ?? [];
  const chosenTermId = calendars.some(({ id }) => id === requestedTermId) ? requestedTermId : currentTermId;
  const isOtherTerm = chosenTermId !== undefined && chosenTermId !== currentTermId;
  const otherTerm = useCall(
    'GET /teacher/index',
    { calendar_id: chosenTermId },
    { enabled: isOtherTerm, reportsInPlace: true },
  );
  const shownTerm = isOtherTerm ? otherTerm : defaultTerm;
  const isCurrentTerm = chosenTermId !== undefined && !isOtherTerm;
  return {
    calendars,
    chosenTermId,
    isCurrentTerm,
    classes: shownTerm.data?.class_list,
    error: shownTerm.error,
    refetch: shownTerm.refetch,
  };
}
