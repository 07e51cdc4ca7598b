import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function LoginPage() {
  const t = useMessages(routeTitles);
  return <h1>{t('login')}</h1>;
}
