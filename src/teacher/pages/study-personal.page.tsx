import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function StudyPersonalPage() {
  const t = useMessages(routeTitles);
  return <h1>{t('personal_detail')}</h1>;
}
