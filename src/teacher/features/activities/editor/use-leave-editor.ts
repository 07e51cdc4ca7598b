import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Back to where the activity was begun: the unit it is made for, else the list of activities. */
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
