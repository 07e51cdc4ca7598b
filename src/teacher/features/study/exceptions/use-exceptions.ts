import { resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type ExceptionForm, reopeningInputOf, ruleChangesOf } from './exception-form.ts';
import { exceptionMessages } from './exception-messages.ts';

const refreshedCalls = [
  'GET /study/grid',
  'GET /study/list',
  'GET /study/list_totals',
  'GET /study/question_detail',
  'GET /study/personal_detail',
  'GET /teacher/today',
  'GET /study/needs',
] as const;

const isPastDue = (error: Error): boolean => error instanceof ApiError && error.code === resultCodes.past_due;

/**
 * Returns a function that applies a form to students of a courseware, and whether it is running. `onPastDue`: work cannot be
 * reopened without a new time to submit by.
 */
export function useExceptions(
  courseware_id: number,
  { onDone, onPastDue }: { onDone: () => void; onPastDue: () => void },
) {
  const t = useMessages(exceptionMessages);
  const setExceptions = useSend('POST /study/set_exceptions', { refreshes: refreshedCalls });
  const removeExceptions = useSend('POST /study/remove_exceptions', { refreshes: refreshedCalls });
  const reopenAttempts = useSend('POST /study/reopen_attempts', { refreshes: refreshedCalls, quiet: true });
  const apply = (form: ExceptionForm) => {
    const studentsInput = { courseware_id, user_ids: [...form.userIds] };
    const ruleChanges = ruleChangesOf(form);
    const onSuccess = () => {
      showToast('success', t('applied', { count: form.userIds.length }));
      onDone();
    };
    if (ruleChanges) return setExceptions.mutate({ ...studentsInput, ...ruleChanges }, { onSuccess });
    if (form.action === 'take_back') return removeExceptions.mutate(studentsInput, { onSuccess });
    return reopenAttempts.mutate(
      { ...studentsInput, ...reopeningInputOf(form) },
      {
        onSuccess: ({ reopened: count, skipped }) => {
          if (count > 0) showToast('success', t('reopened', { count }));
          if (skipped.length > 0) showToast('info', t('skipped', { count: skipped.length }));
          onDone();
        },
        onError: (error) => (isPastDue(error) ? onPastDue() : showToast('error', error.message)),
      },
    );
  };
  return { apply, isBusy: setExceptions.isPending || removeExceptions.isPending || reopenAttempts.isPending };
}
