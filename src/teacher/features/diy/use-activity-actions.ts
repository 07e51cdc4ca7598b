import { useConfirm } from '#teacher/shared/confirm.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { ActivityItem } from './activity-form.ts';
import { messages } from './messages.ts';

/** Deletes after asking, and offers to take it back. Resolves to whether they are gone. */
export function useDeleteActivities(): (items: readonly ActivityItem[]) => Promise<boolean> {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const confirm = useConfirm();
  const refreshes = ['GET /diy/list'] as const;
  const remove = useSend('POST /diy/delete', { refreshes });
  const restore = useSend('POST /diy/restore', { refreshes, success: t('restored') });

  return async (items) => {
    const [first] = items;
    if (!first) return false;
    const text =
      items.length === 1
        ? t('confirm_delete', { name: first.name || t('untitled') })
        : t('confirm_delete_many', { count: items.length });
    if (!(await confirm({ text, danger: true, confirmLabel: common('delete') }))) return false;
    const ids = items.map(({ id }) => id);
    const isGone = await remove.mutateAsync({ ids }).then(
      () => true,
      // The message has been shown: in use in these units.
      () => false,
    );
    if (isGone) {
      showToast('success', t('deleted'), { label: common('undo'), run: () => restore.mutate({ ids }) });
    }
    return isGone;
  };
}
