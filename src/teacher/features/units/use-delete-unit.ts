import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { deleteMessages } from '#teacher/shared/dialogs/delete-messages.ts';
import { focusPage } from '#teacher/shared/dialogs/return-focus.ts';
import { readNow, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';

/**
 * Deletes a unit after a question that says how many coursewares and how much work are deleted with it. If students
 * have worked in it, the teacher must type its name. Teachers cannot undo this.
 */
export function useDeleteUnit(): (unit: UnitItem) => Promise<void> {
  const t = useMessages(unitMessages);
  const common = useMessages(commonMessages);
  const translateDelete = useMessages(deleteMessages);
  const confirm = useConfirm();
  const { mutate } = useSend('GET /teacher/unit_delete', {
    success: t('deleted'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/index', 'GET /diy/list'],
    onSuccess: focusPage,
  });
  const client = useQueryClient();
  const fail = () => showToast('error', t('delete_failed'));
  return async ({ id, name }) => {
    const workCounts = await readNow(client, 'GET /teacher/unit_work', { id }).catch(fail);
    if (!workCounts) return;
    const { courseware_count: count, student_count: students } = workCounts;
    const unusedText = count === 0 ? t('delete_empty') : t('delete_unused', { count });
    const yes = await confirm({
      title: t('delete_title', { name }),
      text:
        students === 0
          ? unusedText
          : t('delete_work', { count, students: t('work_of', { count: students }) }),
      confirmLabel: common('delete'),
      danger: true,
      ...(students > 0
        ? {
            typed: {
              label: translateDelete('type_name', { name }),
              expected: name,
              error: translateDelete('name_differs'),
            },
          }
        : {}),
    });
    if (yes) mutate({ id }, { onError: fail });
  };
}
