import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function UnitListPage() {
  const t = useMessages(routeTitles);
  return <h1>{t('unit_list')}</h1>;
}
