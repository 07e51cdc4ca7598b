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
  const tCommon = useMessages(commonMessages);
  const tDelete = useMessages(deleteMessages);
  const confirm = useConfirm();
  const { mutate } = useSend('GET /teacher/unit_delete', {
    successText: t('deleted'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/index', 'GET /diy/list'],
    onSuccess: focusPage,
  });
  const client = useQueryClient();
  const showDeleteError = () => showToast('error', t('delete_failed'));
  return async ({ id, name }) => {
    const workCounts = await readNow(client, 'GET /teacher/unit_work', { id }).catch(showDeleteError);
    if (!workCounts) return;
    const { courseware_count: coursewareCount, student_count: studentCount } = workCounts;
    const unusedText =
      coursewareCount === 0 ? t('delete_empty') : t('delete_unused', { count: coursewareCount });
    const isConfirmed = await confirm({
      title: t('delete_title', { name }),
      text:
        studentCount === 0
          ? unusedText
          : t('delete_work', { count: coursewareCount, students: t('work_of', { count: studentCount }) }),
      confirmLabel: tCommon('delete'),
      danger: true,
      ...(studentCount > 0
        ? {
            textToType: {
              label: tDelete('type_name', { name }),
              expected: name,
              error: tDelete('name_differs'),
            },
          }
        : {}),
    });
    if (isConfirmed) mutate({ id }, { onError: showDeleteError });
  };
}
