import { IconBell } from '@tabler/icons-react';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useSeenNews } from '#ui/use-seen-news.ts';
import { HomeGroup } from '../home-group.tsx';
import { homeMessages } from '../messages.ts';
import { type News, useNewsRows } from './news-rows.tsx';

function LoadedNews({ news }: { news: News }) {
  const t = useMessages(homeMessages);
  const rows = useNewsRows(news);
  useSeenNews(news.until);
  return (
    <HomeGroup
      kind="news"
      title={t('news')}
      icon={<IconBell size={22} aria-hidden="true" />}
      emptyText={t('no_news')}
    >
      {rows.map(({ key, row }) => (
        <li key={key}>{row}</li>
      ))}
    </HomeGroup>
  );
}

/**
 * New submissions, changed originals, and likes and copies of the teacher's resources. Requested after the rest
 * of Home is shown.
 */
export function NewsGroup() {
  const { data, error, refetch } = useCall('GET /teacher/news', {}, { quiet: true });
  if (data) return <LoadedNews news={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton lines={1} height="6rem" />;
}
