import { chooseClass } from '#teacher/shared/class-filter/class-filter.ts';
import { useUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useCall } from '#ui/api/hooks.ts';

export type ChosenUnit = { id: number; name: string };
export type UnitPlace = { calendar_id: number; class_id: number; subject_id: number };

/** Term, class and subject, starting with those chosen last; `place` is undefined until all three are known. */
export function usePlace(subjectId: number | null) {
  const selection = useUnitSelection();
  const index = useCall(
    'GET /teacher/index',
    { calendar_id: selection.calendar_id },
    { quiet: true, keepPrevious: true },
  );
  const calendarId = selection.calendar_id ?? index.data?.current_calendar_id ?? undefined;
  const chosenClass = chooseClass(index.data?.class_list ?? [], selection.class_id, {
    defaultsToFirst: true,
  });
  const taughtSubjects = chosenClass?.subjects ?? [];
  const subject =
    taughtSubjects.find(({ id }) => id === selection.subject_id) ??
    taughtSubjects.find(({ id }) => id === subjectId) ??
    (taughtSubjects.length === 1 ? taughtSubjects[0] : undefined);
  const place: UnitPlace | undefined =
    calendarId !== undefined && chosenClass && subject
      ? { calendar_id: calendarId, class_id: chosenClass.class_id, subject_id: subject.id }
      : undefined;
  return { index, calendarId, chosenClass, subject, place };
}
