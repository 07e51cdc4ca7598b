import { useNavigate, useRouter } from '@tanstack/react-router';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { sessionMessages } from './messages.ts';
import { endSession } from './sign-out.ts';

/** Logs out after a confirmation. Signing in again returns to the same page. */
export function useLogOut(): () => Promise<void> {
  const t = useMessages(sessionMessages);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    if (!(await confirm({ text: t('confirm_log_out') }))) return;
    const { href } = router.state.location;
    endSession();
    await navigate({ to: '/login', search: { redirect: href } });
  };
}
