import { useState } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import type { ClassFilter } from './class-filter.ts';
import { getUnitSelection } from './unit-selection.ts';

/**
 * The class that the teacher used last on any device. It is asked for only where the address has no term
 * (`hasNoTerm`) and this tab has chosen no class. Returns {} if there is none or it is not asked for, undefined while
 * loading.
 */
export function useLastPlace(hasNoTerm: boolean): ClassFilter | undefined {
  const [{ calendar_id: chosenTermId, class_id: chosenClassId }] = useState(getUnitSelection);
  const isNeeded = hasNoTerm && chosenClassId === undefined;
  const { data, isError } = useCall('GET /teacher/last_place', {}, { enabled: isNeeded, quiet: true });
  if (!isNeeded || isError) return {};
  if (!data) return undefined;
  const { calendar_id, class_id } = data;
  const isOtherTermChosen = chosenTermId !== undefined && chosenTermId !== calendar_id;
  if (calendar_id === null || class_id === null || isOtherTermChosen) return {};
  return { calendar_id, class_id };
}
