import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function CourseListPage() {
  const t = useMessages(routeTitles);
  return <h1>{t('course_list')}</h1>;
}
