import { useState } from 'react';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { getUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useCall } from '#ui/api/hooks.ts';

/**
 * The class that the teacher used last, on whatever device, where this tab knows of none; undefined until it is known
 * whether there is one. `isOpen`: the address leaves the choice open.
 */
export function useLastPlace(isOpen: boolean): ClassFilter | undefined {
  const [{ calendar_id: chosenTerm, class_id: chosenClass }] = useState(getUnitSelection);
  const isNeeded = isOpen && chosenClass === undefined;
  const { data, isError } = useCall('GET /teacher/last_place', {}, { enabled: isNeeded, quiet: true });
  if (!isNeeded || isError) return {};
  if (!data) return undefined;
  const { calendar_id, class_id } = data;
  // Another term was chosen in this tab: it stays.
  if (calendar_id === null || class_id === null || ![undefined, calendar_id].includes(chosenTerm)) return {};
  return { calendar_id, class_id };
}
