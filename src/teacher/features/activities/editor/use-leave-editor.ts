import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The list from which activities are opened. */
export type ListPath = '/teacher/diy' | '/digitalTravel/list';

/** Goes back to the unit for which the activity is made, else to the list of activities. */
export function useLeaveEditor(unitId: number | undefined, listPath: ListPath): () => void {
  const navigate = useNavigate();
  return useCallback(
    () =>
      void (unitId === undefined
        ? navigate({ to: listPath })
        : navigate({ to: '/unit/course/list', search: { unit_id: unitId } })),
    [navigate, unitId, listPath],
  );
}
