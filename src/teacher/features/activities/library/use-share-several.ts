import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#ui/api/call.ts';
import { refresh } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { shareMessages } from './share-messages.ts';
import { resourceReads } from './use-share.ts';

type SharingCall = 'POST /resource/share' | 'POST /resource/take_back';

/** Calls one after another and returns the ids before the first that failed, whose error the call has shown. */
async function callForEach(key: SharingCall, ids: readonly number[]): Promise<number[]> {
  const done: number[] = [];
  try {
    for (const activity_id of ids) {
      await call(key, { activity_id });
      done.push(activity_id);
    }
  } catch {
    // The rest stays as it was.
  }
  return done;
}

/** Shares activities that are not in the library yet; one undo takes all of them back. */
export function useShareSeveral() {
  const t = useMessages(shareMessages);
  const tCommon = useMessages(commonMessages);
  const client = useQueryClient();
  const [isSharing, setSharing] = useState(false);
  const takeBackAll = async (ids: readonly number[]) => {
    await callForEach('POST /resource/take_back', ids);
    await refresh(client, resourceReads);
  };
  /** Resolves to whether all were shared. */
  const shareSeveral = async (items: readonly { id: number }[]): Promise<boolean> => {
    setSharing(true);
    const sharedIds = await callForEach(
      'POST /resource/share',
      items.map(({ id }) => id),
    );
    await refresh(client, resourceReads);
    setSharing(false);
    if (sharedIds.length > 0) {
      showToast('success', t('shared_several', { count: sharedIds.length }), {
        label: tCommon('undo'),
        run: () => void takeBackAll(sharedIds),
      });
    }
    return sharedIds.length === items.length;
  };
  return { shareSeveral, isSharing };
}
