import { useNavigate, useRouter } from '@tanstack/react-router';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { sessionMessages } from './messages.ts';
import { endSession } from './sign-out.ts';

/** Logs out after a confirmation, which says what is not sent yet. Signing in again returns to the same page. */
export function useLogOut(): () => Promise<void> {
  const t = useMessages(sessionMessages);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    const count = unsentQueue.list().length;
    const question =
      count === 0
        ? { text: t('confirm_log_out') }
        : {
            title: t('log_out_unsent_title'),
            text: t('log_out_unsent', { count }),
            confirmLabel: t('log_out_anyway'),
          };
    if (!(await confirm(question))) return;
    const { href } = router.state.location;
    endSession();
    await navigate({ to: '/login', search: { redirect: href } });
  };
}
