import { useEffect } from 'react';
import { activityStatus } from '#contract/choices.ts';
import { convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { type DraftStore, useDraft } from '#teacher/features/activities/draft/draft-store.ts';
import { useCall } from '#ui/api/hooks.ts';

/** Polls the status while media are being converted, because finishing a conversion triggers no save. */
export function useConvertingStatus(store: DraftStore): void {
  const { id = 0, status } = useDraft(store);
  const isConverting = status === activityStatus.converting;
  const { data } = useCall(
    'GET /diy/detail',
    { id },
    { quiet: true, enabled: isConverting, refetchMs: convertingRefetchMs },
  );
  useEffect(() => {
    if (data && isConverting) store.applyStatus(data);
  }, [store, data, isConverting]);
}
