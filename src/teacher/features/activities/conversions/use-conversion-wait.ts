import { useEffect, useEffectEvent, useState } from 'react';
import { activityStatus } from '#contract/choices.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { omitConversionIssues } from '#teacher/features/activities/draft/draft-issues.ts';
import { useCall } from '#ui/api/hooks.ts';
import { listOpenConversions } from '#ui/upload/conversion/conversion-store.ts';
import { useConversionsProgress, useOpenConversions } from '#ui/upload/conversion/use-open-conversions.ts';

type StartedWait = {
  mediaUrls: readonly string[];
  /** Id of the activity, if the server said that it is still converting media of it. */
  activityId: number | undefined;
  startedAt: number;
};

export type ConversionWait = {
  /** 0..1 while waiting; undefined otherwise. */
  progress: number | undefined;
  /** Leaves out the issues that running conversions will resolve. */
  omitConversionIssues: (issues: readonly DraftIssue[]) => DraftIssue[];
  isConverting: () => boolean;
  start: (id?: number) => void;
  cancel: () => void;
};

/** How a wait ended. `ready`: no conversion runs any more, or the teacher has to resolve an issue first. */
export type WaitResult = 'ready' | 'cancelled';

/**
 * Waits until the conversions of a draft's media have ended, so that an action can then continue by itself.
 * `contentIssues`: the issues of the draft's current content.
 */
export function useConversionWait(
  contentIssues: readonly DraftIssue[],
  onWaitEnd: (result: WaitResult) => void,
): ConversionWait {
  const [wait, setWait] = useState<StartedWait>();
  const convertingUrls = useOpenConversions();
  const mediaProgress = useConversionsProgress(wait?.mediaUrls ?? []);
  const serverConversion = useServerConversion(wait);
  const isReady =
    (convertingUrls.length === 0 && !serverConversion.isConverting) ||
    omitConversionIssues(contentIssues, convertingUrls).length > 0;

  const endWait = (result: WaitResult) => {
    setWait(undefined);
    onWaitEnd(result);
  };
  const endAsReady = useEffectEvent(() => endWait('ready'));
  const isWaiting = wait !== undefined;
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    const timer = setTimeout(endAsReady);
    return () => clearTimeout(timer);
  }, [isWaiting, isReady]);

  const isConvertingUnfollowed = convertingUrls.length === 0 && serverConversion.isConverting;
  return {
    progress: wait && (isConvertingUnfollowed ? serverConversion.progress : mediaProgress),
    omitConversionIssues: (issues) => omitConversionIssues(issues, listOpenConversions()),
    isConverting: () => listOpenConversions().length > 0,
    start: (activityId) => setWait({ mediaUrls: listOpenConversions(), activityId, startedAt: Date.now() }),
    cancel: () => endWait('cancelled'),
  };
}

/** Polls the server for conversions that this page does not follow, such as one of a video that already plays. */
function useServerConversion(wait: StartedWait | undefined): { isConverting: boolean; progress: number } {
  const activityId = wait?.activityId;
  const { data, dataUpdatedAt } = useCall(
    'GET /diy/detail',
    { id: activityId ?? 0 },
    { quiet: true, enabled: activityId !== undefined, refetchMs: convertingRefetchMs },
  );
  const freshDetail = wait && dataUpdatedAt >= wait.startedAt ? data : undefined;
  return {
    isConverting:
      activityId !== undefined && (!freshDetail || freshDetail.status === activityStatus.converting),
    progress: freshDetail?.conversion_progress ?? 0,
  };
}
