import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftIssue } from '#activities/activity-type.ts';
import { activityStatus } from '#contract/choices.ts';
import { convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { findMissing } from '#teacher/features/activities/draft/draft-issues.ts';
import { useCall } from '#ui/api/hooks.ts';
import { listOpenConversions } from '#ui/upload/conversion/conversion-store.ts';
import { useConversionsProgress, useOpenConversions } from '#ui/upload/conversion/use-conversion.ts';

type Wait = {
  media: readonly string[];
  /** The server has this activity and says that it is converting. */
  id: number | undefined;
  since: number;
};

export type ConversionWait = {
  /** 0..1 while somebody waits; else undefined. */
  progress: number | undefined;
  /** What the teacher has to mend: nothing here is mended by a conversion under way. */
  findMissing: (issues: readonly DraftIssue[]) => DraftIssue[];
  isConverting: () => boolean;
  wait: (id?: number) => void;
  cancel: () => void;
};

/**
 * For what is to go on by itself once the media of a draft are converted. `issues` of its content as it is now;
 * `onEnd` tells whether nothing is converted any more or something is missing, or it was cancelled.
 */
export function useConversionWait(
  issues: readonly DraftIssue[],
  onEnd: (isOver: boolean) => void,
): ConversionWait {
  const open = useOpenConversions();
  const [wait, setWait] = useState<Wait>();
  const ofMedia = useConversionsProgress(wait?.media ?? []);
  const { data, dataUpdatedAt } = useCall(
    'GET /diy/detail',
    { id: wait?.id ?? 0 },
    { quiet: true, enabled: wait?.id !== undefined, refetchMs: convertingRefetchMs },
  );
  const told = wait && dataUpdatedAt >= wait.since ? data : undefined;
  const isServerBusy = wait?.id !== undefined && (!told || told.status === activityStatus.converting);
  const isOver = (open.length === 0 && !isServerBusy) || findMissing(issues, open).length > 0;
  const end = (over: boolean) => {
    setWait(undefined);
    onEnd(over);
  };
  const endAfter = useEffectEvent(() => end(true));
  const isWaiting = wait !== undefined;
  useEffect(() => {
    if (!isWaiting || !isOver) return undefined;
    const timer = setTimeout(endAfter);
    return () => clearTimeout(timer);
  }, [isWaiting, isOver]);
  const progress = open.length === 0 && isServerBusy ? (told?.conversion_progress ?? 0) : ofMedia;
  return {
    progress: wait && progress,
    findMissing: (found) => findMissing(found, listOpenConversions()),
    isConverting: () => listOpenConversions().length > 0,
    wait: (id) => setWait({ media: listOpenConversions(), id, since: Date.now() }),
    cancel: () => end(false),
  };
}
