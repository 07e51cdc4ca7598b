import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { shareMessages } from './share-messages.ts';
import { resourceReads } from './use-share.ts';

/** Shares activities that are not in the library yet, one after another; one undo takes all of them back. */
export function useShareSeveral() {
  const t = useMessages(shareMessages);
  const tCommon = useMessages(commonMessages);
  const shareCall = useSend('POST /resource/share', { refreshes: resourceReads });
  const takeBackCall = useSend('POST /resource/take_back', { refreshes: resourceReads });
  /** Resolves to whether all were shared; the call has shown the error of the first that was not. */
  const shareSeveral = async (items: readonly { id: number }[]): Promise<boolean> => {
    const sharedIds: number[] = [];
    try {
      for (const { id } of items) {
        await shareCall.mutateAsync({ activity_id: id });
        sharedIds.push(id);
      }
    } catch {
      // Those before it are shared, which the message below says.
    }
    const takeBackAll = async () => {
      for (const id of sharedIds) await takeBackCall.mutateAsync({ activity_id: id });
    };
    if (sharedIds.length > 0) {
      showToast('success', t('shared_several', { count: sharedIds.length }), {
        label: tCommon('undo'),
        run: () => void takeBackAll().catch(() => undefined),
      });
    }
    return sharedIds.length === items.length;
  };
  return { shareSeveral, isSharing: shareCall.isPending };
}
