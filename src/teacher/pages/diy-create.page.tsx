import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function DiyCreatePage() {
  const t = useMessages(routeTitles);
  return <h1>{t('diy_create')}</h1>;
}
