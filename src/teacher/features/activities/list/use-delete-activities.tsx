import { type ReactNode, useState } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { activityMessages } from './activity-messages.ts';
import { findUsedActivities, type UsedActivity } from './find-used-activities.ts';
import { InUseDialog } from './in-use-dialog.tsx';

/** Resolves to whether they were deleted. `opener`: `data-opener` of the button that gets the focus back. */
type DeleteActivities = (items: readonly ActivityItem[], opener?: string) => Promise<boolean>;

type Refused = { usedActivities: readonly UsedActivity[]; isOneOfMany: boolean; opener: string | undefined };

/**
 * Asks, deletes and offers to undo it. Activities in use are not deleted: the dialog, which the page renders, lists
 * where they are used.
 */
export function useDeleteActivities(): { deleteActivities: DeleteActivities; inUseDialog: ReactNode } {
  const [refused, setRefused] = useState<Refused>();
  const askAndDelete = useAskAndDelete();

  const deleteActivities: DeleteActivities = async (items, opener) => {
    // If the places cannot be read, the call has shown the error.
    const usedActivities = await findUsedActivities(items).catch(() => undefined);
    if (usedActivities?.length === 0) return askAndDelete(items);
    if (usedActivities) setRefused({ usedActivities, isOneOfMany: items.length > 1, opener });
    return false;
  };
  const inUseDialog = refused && <InUseDialog {...refused} onClose={() => setRefused(undefined)} />;
  return { deleteActivities, inUseDialog };
}

function useAskAndDelete(): (items: readonly ActivityItem[]) => Promise<boolean> {
  const t = useMessages(activityMessages);
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
    const isDeleted = await remove.mutateAsync({ ids }).then(
      () => true,
      // Another teacher has just placed one of them; the call has shown the error.
      () => false,
    );
    if (isDeleted) {
      showToast('success', t('deleted'), { label: common('undo'), run: () => restore.mutate({ ids }) });
    }
    return isDeleted;
  };
}
