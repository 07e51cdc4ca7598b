import { reloadStudent } from '#player/session.ts';
import { usePageTitle } from '#player/shared/page-title.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { OwnPassword } from '#ui/profile/own-password.tsx';
import { profileMessages } from '#ui/profile/profile-messages.ts';

export function OwnPasswordPage() {
  const t = useMessages(profileMessages);
  usePageTitle(t('own_password'));
  return <OwnPassword onChanged={() => void reloadStudent()} />;
}
