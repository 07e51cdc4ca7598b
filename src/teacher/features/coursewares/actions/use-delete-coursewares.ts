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
  const tCommon = useMessages(commonMessages);
  const tDelete = useMessages(deleteMessages);
  const confirm = useConfirm();
  const { mutate: remove } = useSend('GET /teacher/course_delete', {
    successText: t('deleted'),
    refreshes: [...coursewareReads, 'GET /diy/list'],
  });
  const client = useQueryClient();
  const showDeleteError = () => showToast('error', t('delete_failed'));
  return async (items) => {
    const [firstCourseware] = items;
    if (!firstCourseware) return;
    const ids = items.map(({ id }) => id);
    const workCounts = await readNow(client, 'GET /teacher/courseware_work', { ids }).catch(showDeleteError);
    if (!workCounts) return;
    const studentCount = workCounts.student_count;
    const nameCheck = {
      label: tDelete('type_name', { name: firstCourseware.name }),
      expected: firstCourseware.name,
    };
    const wordCheck = {
      label: tDelete('type_word', { word: tDelete('word') }),
      expected: tDelete('word'),
    };
    const typedCheck =
      items.length === 1
        ? { ...nameCheck, error: tDelete('name_differs') }
        : { ...wordCheck, error: tDelete('word_differs') };
    const isConfirmed = await confirm({
      title:
        items.length === 1
          ? t('delete_one', { name: firstCourseware.name })
          : t('delete_several', { count: items.length }),
      text: studentCount === 0 ? t('delete_unused') : t('delete_work', { count: studentCount }),
      confirmLabel: tCommon('delete'),
      danger: true,
      ...(studentCount > 0 ? { textToType: typedCheck } : {}),
    });
    if (!isConfirmed) return;
    remove(
      { ids },
      {
        onSuccess: () => {
          onDeleted?.();
          focusPage();
        },
        onError: showDeleteError,
      },
    );
  };
}
