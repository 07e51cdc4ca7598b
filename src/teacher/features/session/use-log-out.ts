import { useNavigate, useRouter } from '@tanstack/react-router';
import { sessionMessages } from '#teacher/features/session/messages.ts';
import { endSession } from '#teacher/features/session/sign-out.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** Asks, then logs out; signing in again leads back to the same page. */
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
