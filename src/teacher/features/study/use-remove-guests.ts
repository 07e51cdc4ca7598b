import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { focusPage } from '#teacher/shared/dialogs/return-focus.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { studyMessages } from './messages.ts';

type Guest = { user_id: number; student_name: string };

/**
 * Returns functions that remove one guest, or all `count` guests, after a warning that their work is deleted.
 */
export function useRemoveGuests(coursewareId: number, onRemoved?: () => void) {
  const t = useMessages(studyMessages);
  const confirm = useConfirm();
  const sendRemoval = useSend('POST /study/remove_guests', {
    refreshes: ['GET /study/grid', 'GET /study/question_detail', 'GET /study/list', 'GET /study/list_totals'],
  });
  const confirmRemoval = async (title: string, text: string, user_ids: number[] | null) => {
    if (!(await confirm({ title, text, confirmLabel: t('remove_guests_confirm'), danger: true }))) return;
    sendRemoval.mutate(
      { courseware_id: coursewareId, user_ids },
      {
        onSuccess: ({ removed: count }) => {
          showToast('success', t('guests_removed', { count }));
          onRemoved?.();
          focusPage();
        },
      },
    );
  };
  return {
    removeGuest: ({ user_id, student_name: name }: Guest) =>
      void confirmRemoval(t('remove_guest_title', { name }), t('remove_guest_text'), [user_id]),
    removeAllGuests: (count: number) =>
      void confirmRemoval(t('remove_guests_title', { count }), t('remove_guests_text'), null),
  };
}
