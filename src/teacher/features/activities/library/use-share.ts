import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { shareMessages } from './share-messages.ts';

/** The calls whose replies say whether an activity is in the library, and with which version. */
export const resourceReads = ['GET /diy/list', 'GET /resource/index', 'GET /resource/detail'] as const;

type Shareable = { id: number; name: string; resource_id: number | null };

/** Shares an activity's newest version to the library, or takes it back; each can be undone. */
export function useShare(): Record<'share' | 'takeBack', (activity: Shareable) => void> {
  const t = useMessages(shareMessages);
  const common = useMessages(commonMessages);
  const share = useSend('POST /resource/share', { refreshes: resourceReads });
  const takeBack = useSend('POST /resource/take_back', { refreshes: resourceReads });
  const putBack = useSend('POST /resource/undo_take_back', { refreshes: resourceReads });
  const undo = (send: typeof takeBack | typeof putBack, { id }: Shareable) => ({
    label: common('undo'),
    run: () => send.mutate({ activity_id: id }),
  });
  return {
    share: (activity) => {
      // Sharing a newer version cannot be undone, because the older one is gone from the library.
      const isFirst = activity.resource_id === null;
      share.mutate(
        { activity_id: activity.id },
        {
          onSuccess: () =>
            showToast(
              'success',
              t('shared', { name: activity.name }),
              isFirst ? undo(takeBack, activity) : undefined,
            ),
        },
      );
    },
    takeBack: (activity) =>
      takeBack.mutate(
        { activity_id: activity.id },
        {
          onSuccess: () =>
            showToast('success', t('taken_back', { name: activity.name }), undo(putBack, activity)),
        },
      ),
  };
}
