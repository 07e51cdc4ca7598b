import type { UnitItem } from '#teacher/features/units/group-units.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { useConfirm } from '#teacher/shared/confirm.tsx';
import { focusPage } from '#teacher/shared/return-focus.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Deletes a unit after saying what goes with it; it cannot be undone. */
export function useDeleteUnit(): (unit: UnitItem) => Promise<void> {
  const t = useMessages(unitMessages);
  const common = useMessages(commonMessages);
  const confirm = useConfirm();
  const { mutate } = useSend('GET /teacher/unit_delete', {
    success: t('deleted'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/index', 'GET /diy/list'],
    onSuccess: focusPage,
  });
  return async ({ id, name, courseware_count: count }) => {
    const yes = await confirm({
      title: t('delete_title', { name }),
      text: count === 0 ? t('delete_empty') : t('delete_full', { count }),
      confirmLabel: common('delete'),
      danger: true,
    });
    if (yes) mutate({ id }, { onError: () => showToast('error', t('delete_failed')) });
  };
}
