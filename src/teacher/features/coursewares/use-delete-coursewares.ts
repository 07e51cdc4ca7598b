import { type CoursewareItem, coursewareReads } from '#teacher/features/coursewares/courseware-item.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useConfirm } from '#teacher/shared/confirm.tsx';
import { focusPage } from '#teacher/shared/return-focus.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Deletes coursewares after saying whose work goes with them. */
export function useDeleteCoursewares(
  onDeleted?: () => void,
): (items: readonly CoursewareItem[]) => Promise<void> {
  const t = useMessages(coursewareMessages);
  const common = useMessages(commonMessages);
  const confirm = useConfirm();
  const remove = useSend('GET /teacher/course_delete', {
    success: t('deleted'),
    refreshes: [...coursewareReads, 'GET /diy/list'],
  });
  return async (items) => {
    const [first] = items;
    if (!first) return;
    const count = items.reduce((sum, { started }) => sum + started, 0);
    const yes = await confirm({
      title:
        items.length === 1
          ? t('delete_one', { name: first.name })
          : t('delete_several', { count: items.length }),
      text: count === 0 ? t('delete_unused') : t('delete_work', { count }),
      confirmLabel: common('delete'),
      danger: true,
    });
    if (!yes) return;
    remove.mutate(
      { ids: items.map(({ id }) => id) },
      {
        onSuccess: () => {
          onDeleted?.();
          focusPage();
        },
        onError: () => showToast('error', t('delete_failed')),
      },
    );
  };
}
