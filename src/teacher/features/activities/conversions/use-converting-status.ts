import { useEffect } from 'react';
import { activityStatus } from '#contract/choices.ts';
import { convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import type { EditSession, SessionView } from '#teacher/features/activities/draft/draft-store.ts';
import { useCall } from '#ui/api/hooks.ts';

/** Otherwise only a save tells the status, and conversions end without one. */
export function useConvertingStatus(session: EditSession, { id = 0, status }: SessionView): void {
  const isConverting = status === activityStatus.converting;
  const { data } = useCall(
    'GET /diy/detail',
    { id },
    { quiet: true, enabled: isConverting, refetchMs: convertingRefetchMs },
  );
  useEffect(() => {
    if (data && isConverting) session.noteStatus(data);
  }, [session, data, isConverting]);
}
