import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { changesOf, type ExceptionForm, reopeningOf } from './exception-form.ts';
import { exceptionMessages } from './exception-messages.ts';

const refreshes = [
  'GET /study/grid',
  'GET /study/list',
  'GET /study/question_detail',
  'GET /study/personal_detail',
  'GET /teacher/today',
] as const;

/** Returns a function that applies a form to students of a courseware, and whether it is running. */
export function useExceptions(courseware_id: number, onDone: () => void) {
  const t = useMessages(exceptionMessages);
  const set = useSend('POST /study/set_exceptions', { refreshes });
  const remove = useSend('POST /study/remove_exceptions', { refreshes });
  const reopening = useSend('POST /study/reopen_attempts', { refreshes });
  const apply = (form: ExceptionForm) => {
    const students = { courseware_id, user_ids: [...form.userIds] };
    const changes = changesOf(form);
    const onSuccess = () => {
      showToast('success', t('applied', { count: form.userIds.length }));
      onDone();
    };
    if (changes) return set.mutate({ ...students, ...changes }, { onSuccess });
    if (form.action === 'take_back') return remove.mutate(students, { onSuccess });
    return reopening.mutate(
      { ...students, ...reopeningOf(form) },
      {
        onSuccess: ({ reopened: count, skipped }) => {
          if (count > 0) showToast('success', t('reopened', { count }));
          if (skipped.length > 0) showToast('info', t('skipped', { count: skipped.length }));
          onDone();
        },
      },
    );
  };
  return { apply, isBusy: set.isPending || remove.isPending || reopening.isPending };
}
