import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function StudyGridPage() {
  const t = useMessages(routeTitles);
  return <h1>{t('study_grid')}</h1>;
}
