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

type RefusedDelete = {
  usedActivities: readonly UsedActivity[];
  hasChosenSeveral: boolean;
  opener: string | undefined;
};

/**
 * Deletes activities after a question, and offers to undo it. Activities in use are not deleted; a dialog, which the
 * page renders, lists the units that use them.
 */
export function useDeleteActivities(): { deleteActivities: DeleteActivities; inUseDialog: ReactNode } {
  const [refusedDelete, setRefusedDelete] = useState<RefusedDelete>();
  const confirmAndDelete = useConfirmAndDelete();

  const deleteActivities: DeleteActivities = async (items, opener) => {
    // If the places cannot be read, the call has shown the error.
    const usedActivities = await findUsedActivities(items).catch(() => undefined);
    if (usedActivities?.length === 0) return confirmAndDelete(items);
    if (usedActivities) setRefusedDelete({ usedActivities, hasChosenSeveral: items.length > 1, opener });
    return false;
  };
  const inUseDialog = refusedDelete && (
    <InUseDialog {...refusedDelete} onClose={() => setRefusedDelete(undefined)} />
  );
  return { deleteActivities, inUseDialog };
}

function useConfirmAndDelete(): (items: readonly ActivityItem[]) => Promise<boolean> {
  const t = useMessages(activityMessages);
  const tCommon = useMessages(commonMessages);
  const confirm = useConfirm();
  const refreshes = ['GET /diy/list'] as const;
  const deleteCall = useSend('POST /diy/delete', { refreshes });
  const restoreCall = useSend('POST /diy/restore', { refreshes, successText: t('restored') });

  return async (items) => {
    const [firstActivity] = items;
    if (!firstActivity) return false;
    const text =
      items.length === 1
        ? t('confirm_delete', { name: firstActivity.name || t('untitled') })
        : t('confirm_delete_many', { count: items.length });
    if (!(await confirm({ text, danger: true, confirmLabel: tCommon('delete') }))) return false;
    const ids = items.map(({ id }) => id);
    const isDeleted = await deleteCall.mutateAsync({ ids }).then(
      () => true,
      // Another teacher has just placed one of them; the call has shown the error.
      () => false,
    );
    if (isDeleted) {
      showToast('success', t('deleted'), { label: tCommon('undo'), run: () => restoreCall.mutate({ ids }) });
    }
    return isDeleted;
  };
}
