import { useQueryClient } from '@tanstack/react-query';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { deleteMessages } from '#teacher/shared/dialogs/delete-messages.ts';
import { focusPage } from '#teacher/shared/dialogs/return-focus.ts';
import { readNow, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/**
 * Deletes coursewares after a question that says how many students' work is deleted with them. If there is any, the
 * teacher must type the name or, for several coursewares, a word.
 */
export function useDeleteCoursewares(
  onDeleted?: () => void,
): (items: readonly CoursewareItem[]) => Promise<void> {
  const t = useMessages(coursewareMessages);
  const common = useMessages(commonMessages);
  const translateDelete = useMessages(deleteMessages);
  const confirm = useConfirm();
  const { mutate: remove } = useSend('GET /teacher/course_delete', {
    success: t('deleted'),
    refreshes: [...coursewareReads, 'GET /diy/list'],
  });
  const client = useQueryClient();
  const fail = () => showToast('error', t('delete_failed'));
  return async (items) => {
    const [first] = items;
    if (!first) return;
    const ids = items.map(({ id }) => id);
    const workCounts = await readNow(client, 'GET /teacher/courseware_work', { ids }).catch(fail);
    if (!workCounts) return;
    const count = workCounts.student_count;
    const one = { label: translateDelete('type_name', { name: first.name }), expected: first.name };
    const several = {
      label: translateDelete('type_word', { word: translateDelete('word') }),
      expected: translateDelete('word'),
    };
    const typedCheck =
      items.length === 1
        ? { ...one, error: translateDelete('name_differs') }
        : { ...several, error: translateDelete('word_differs') };
    const yes = await confirm({
      title:
        items.length === 1
          ? t('delete_one', { name: first.name })
          : t('delete_several', { count: items.length }),
      text: count === 0 ? t('delete_unused') : t('delete_work', { count }),
      confirmLabel: common('delete'),
      danger: true,
      ...(count > 0 ? { typed: typedCheck } : {}),
    });
    if (!yes) return;
    remove(
      { ids },
      {
        onSuccess: () => {
          onDeleted?.();
          focusPage();
        },
        onError: fail,
      },
    );
  };
}
