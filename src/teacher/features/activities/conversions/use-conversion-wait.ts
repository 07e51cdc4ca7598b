import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftIssue } from '#activities/activity-type.ts';
import { activityStatus } from '#contract/choices.ts';
import { convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { omitConverting } from '#teacher/features/activities/draft/draft-issues.ts';
import { useCall } from '#ui/api/hooks.ts';
import { listOpenConversions } from '#ui/upload/conversion/conversion-store.ts';
import { useConversionsProgress, useOpenConversions } from '#ui/upload/conversion/use-open-conversions.ts';

type Wait = {
  media: readonly string[];
  /** Id of the activity, if the server said that it is still converting media of it. */
  id: number | undefined;
  startedAt: number;
};

export type ConversionWait = {
  /** 0..1 while waiting; undefined otherwise. */
  progress: number | undefined;
  /** The issues without those that running conversions will resolve. */
  omitConverting: (issues: readonly DraftIssue[]) => DraftIssue[];
  isConverting: () => boolean;
  start: (id?: number) => void;
  cancel: () => void;
};

/** The end of a wait. `ready`: nothing is being converted any more, or the teacher has to resolve an issue first. */
export type WaitResult = 'ready' | 'cancelled';

/**
 * Waits for the conversions of a draft's media, for an action that continues by itself after them. `contentIssues`: the
 * draft's current issues.
 */
export function useConversionWait(
  contentIssues: readonly DraftIssue[],
  onConversionResult: (result: WaitResult) => void,
): ConversionWait {
  const [wait, setWait] = useState<Wait>();
  const converting = useOpenConversions();
  const mediaProgress = useConversionsProgress(wait?.media ?? []);
  const server = useServerConversion(wait);
  const isReady =
    (converting.length === 0 && !server.isBusy) || omitConverting(contentIssues, converting).length > 0;

  const end = (result: WaitResult) => {
    setWait(undefined);
    onConversionResult(result);
  };
  const endReady = useEffectEvent(() => end('ready'));
  const isWaiting = wait !== undefined;
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    const timer = setTimeout(endReady);
    return () => clearTimeout(timer);
  }, [isWaiting, isReady]);

  const isOnServerOnly = converting.length === 0 && server.isBusy;
  return {
    progress: wait && (isOnServerOnly ? server.progress : mediaProgress),
    omitConverting: (issues) => omitConverting(issues, listOpenConversions()),
    isConverting: () => listOpenConversions().length > 0,
    start: (id) => setWait({ media: listOpenConversions(), id, startedAt: Date.now() }),
    cancel: () => end('cancelled'),
  };
}

/** Conversions that this page does not follow, such as that of a video that already plays unconverted. */
function useServerConversion(wait: Wait | undefined): { isBusy: boolean; progress: number } {
  const id = wait?.id;
  const { data, dataUpdatedAt } = useCall(
    'GET /diy/detail',
    { id: id ?? 0 },
    { quiet: true, enabled: id !== undefined, refetchMs: convertingRefetchMs },
  );
  const detail = wait && dataUpdatedAt >= wait.startedAt ? data : undefined;
  return {
    isBusy: id !== undefined && (!detail || detail.status === activityStatus.converting),
    progress: detail?.conversion_progress ?? 0,
  };
}
