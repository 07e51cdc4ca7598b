import { resultCodes } from '#contract/codes.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/**
 * Closes a courseware. If students are working in it, asks first, because closing submits their work as it is.
 */
export function useCloseCourseware(reopen: (id: number) => void): (courseware: CoursewareItem) => void {
  const t = useMessages(coursewareMessages);
  const tCommon = useMessages(commonMessages);
  const confirm = useConfirm();
  const { mutate: close } = useSend('POST /teacher/courseware_close', {
    refreshes: coursewareReads,
    quiet: true,
  });

  async function confirmAndClose({ id, name }: CoursewareItem, warning: string): Promise<void> {
    const isConfirmed = await confirm({
      title: t('close_title', { name }),
      text: `${warning} ${t('close_final')}`,
      confirmLabel: t('close_and_hand_in'),
      danger: true,
    });
    if (!isConfirmed) return;
    close(
      { id, confirmed: true },
      {
        onSuccess: ({ handed_in }) => showToast('success', t('closed_handed_in', { name, count: handed_in })),
        onError: ({ message }) => showToast('error', message),
      },
    );
  }

  return (courseware) => {
    const { id, name } = courseware;
    close(
      { id },
      {
        onSuccess: () =>
          showToast('success', t('closed', { name }), { label: tCommon('undo'), run: () => reopen(id) }),
        onError: (error) => {
          const areStudentsWorking = error instanceof ApiError && error.code === resultCodes.students_working;
          if (areStudentsWorking) void confirmAndClose(courseware, error.message);
          else showToast('error', error.message);
        },
      },
    );
  };
}
