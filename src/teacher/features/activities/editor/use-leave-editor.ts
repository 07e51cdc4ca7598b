import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes back to the unit for which the activity is made, else to the list of activities. */
export function useLeaveEditor(unitId: number | undefined): () => void {
  const navigate = useNavigate();
  return useCallback(
    () =>
      void (unitId === undefined
        ? navigate({ to: '/teacher/diy' })
        : navigate({ to: '/unit/course/list', search: { unit_id: unitId } })),
    [navigate, unitId],
  );
}
