import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { shareMessages } from './share-messages.ts';

type Named = { id: number; name: string };

/** Puts an activity's newest version into the library, and takes it out again; the latter can be undone. */
export function useShare(): Record<'share' | 'takeBack', (activity: Named) => void> {
  const t = useMessages(shareMessages);
  const common = useMessages(commonMessages);
  const refreshes = ['GET /diy/list', 'GET /resource/index', 'GET /resource/detail'] as const;
  const share = useSend('POST /resource/share', { refreshes });
  const takeBack = useSend('POST /resource/take_back', { refreshes });
  const shareNamed = ({ id, name }: Named) =>
    share.mutate({ activity_id: id }, { onSuccess: () => showToast('success', t('shared', { name })) });
  return {
    share: shareNamed,
    takeBack: (activity) =>
      takeBack.mutate(
        { activity_id: activity.id },
        {
          onSuccess: () =>
            showToast('success', t('taken_back', { name: activity.name }), {
              label: common('undo'),
              run: () => shareNamed(activity),
            }),
        },
      ),
  };
}
