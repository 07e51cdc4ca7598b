import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { shareMessages } from './share-messages.ts';

/** The calls whose replies say whether an activity is in the library, and with which version. */
export const resourceReads = ['GET /diy/list', 'GET /resource/index', 'GET /resource/detail'] as const;

type Shareable = { id: number; name: string; resource_id: number | null };

/** Shares an activity to the library, or takes it back. Both can be undone, except sharing a newer version. */
export function useShare(): Record<'share' | 'takeBack', (activity: Shareable) => void> {
  const t = useMessages(shareMessages);
  const tCommon = useMessages(commonMessages);
  const shareCall = useSend('POST /resource/share', { refreshes: resourceReads });
  const takeBackCall = useSend('POST /resource/take_back', { refreshes: resourceReads });
  const undoTakeBackCall = useSend('POST /resource/undo_take_back', { refreshes: resourceReads });
  const makeUndoAction = (undoCall: typeof takeBackCall | typeof undoTakeBackCall, { id }: Shareable) => ({
    label: tCommon('undo'),
    run: () => undoCall.mutate({ activity_id: id }),
  });
  return {
    share: (activity) => {
      // Sharing a newer version cannot be undone, because the older one is gone from the library.
      const isFirstShare = activity.resource_id === null;
      shareCall.mutate(
        { activity_id: activity.id },
        {
          onSuccess: () =>
            showToast(
              'success',
              t('shared', { name: activity.name }),
              isFirstShare ? makeUndoAction(takeBackCall, activity) : undefined,
            ),
        },
      );
    },
    takeBack: (activity) =>
      takeBackCall.mutate(
        { activity_id: activity.id },
        {
          onSuccess: () =>
            showToast(
              'success',
              t('taken_back', { name: activity.name }),
              makeUndoAction(undoTakeBackCall, activity),
            ),
        },
      ),
  };
}
