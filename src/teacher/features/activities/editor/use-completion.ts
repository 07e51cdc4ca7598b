import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityModel } from '#form/activity-type.ts';
import {
  type ConversionWait,
  useConversionWait,
} from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { type FoundIssue, findContentIssues } from '#teacher/features/activities/draft/draft-issues.ts';
import type { DraftStore } from '#teacher/features/activities/draft/draft-store.ts';
import type { DraftIssues } from '#teacher/features/activities/draft/use-draft-issues.ts';
import type { PlacesUpdate } from '#teacher/features/activities/placing/updated-view.tsx';
import { type PublishOptions, type PublishResult, publishDraft } from './publish-draft.ts';

type CompletionInput = {
  store: DraftStore;
  model: ActivityModel;
  draftIssues: DraftIssues;
  options: PublishOptions;
  onCompleted: (update: PlacesUpdate) => void;
};

export type Completion = {
  complete: () => void;
  isBusy: boolean;
  conversionWait: ConversionWait;
  /** Number of tries to complete that found issues; 0 = the list of issues is closed. */
  failedTryCount: number;
  /** The issues to list and to mark; none while the list is closed. */
  listedIssues: readonly FoundIssue[];
  closeIssueList: () => void;
};

const noIssues: readonly FoundIssue[] = [];

/** Completes the open draft: checks it, waits for its conversions, and publishes it or lists what is missing. */
export function useCompletion({
  store,
  model,
  draftIssues,
  options,
  onCompleted,
}: CompletionInput): Completion {
  const { isPublishing, publish } = usePublish(store);
  const [failedTryCount, setFailedTryCount] = useState(0);
  /** Publishing fills in the form, so issues of the form are listed only if some are left after that. */
  const [listsFormIssues, setListsFormIssues] = useState(false);
  const contentIssues = draftIssues.issues.filter(({ path }) => path[0] !== 'form');
  const conversionWait = useConversionWait(contentIssues, (result) => {
    if (result === 'ready') void complete();
  });

  async function complete(): Promise<void> {
    const { content } = store.getState().draft;
    if (
      conversionWait.omitConversionIssues(findContentIssues(model, content, draftIssues.conversionResults))
        .length > 0
    ) {
      setFailedTryCount(failedTryCount + 1);
      return;
    }
    if (conversionWait.isConverting()) {
      setFailedTryCount(0);
      conversionWait.start();
      return;
    }
    applyPublishResult(await publish(options));
  }

  function applyPublishResult(result: PublishResult): void {
    if (result.outcome === 'converting') conversionWait.start(result.id);
    if (result.outcome === 'incomplete') {
      setListsFormIssues(true);
      setFailedTryCount(failedTryCount + 1);
    }
    if (result.outcome !== 'published') return;
    setFailedTryCount(0);
    onCompleted(result.update);
  }

  const isIssueListed = ({ place }: FoundIssue) => place === 'content' || listsFormIssues;
  return {
    complete: () => void complete(),
    isBusy: isPublishing || conversionWait.progress !== undefined,
    conversionWait,
    failedTryCount,
    listedIssues: failedTryCount > 0 ? draftIssues.describedIssues.filter(isIssueListed) : noIssues,
    closeIssueList: () => setFailedTryCount(0),
  };
}

function usePublish(store: DraftStore) {
  const client = useQueryClient();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async (options: PublishOptions): Promise<PublishResult> => {
    setPublishing(true);
    try {
      return await publishDraft(client, store, options);
    } catch {
      // The call has shown the error.
      return { outcome: 'failed' };
    } finally {
      setPublishing(false);
    }
  };
  return { isPublishing, publish };
}
