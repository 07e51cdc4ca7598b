import { useState } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import type { ClassFilter } from './class-filter.ts';
import { getUnitSelection } from './unit-selection.ts';

/**
 * The class that the teacher used last on any device, if this tab has not chosen one; {} if there is none, undefined
 * while loading. `hasNoTerm`: the address has no term, so that a class is needed.
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
