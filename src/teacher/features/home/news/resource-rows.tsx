import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { type NewsRow, NewsText } from './news-text.tsx';

type ResourceNews = ApiReply<'GET /teacher/news'>['resources'];

/** News of likes and copies of the teacher's resources. */
export function useResourceRows(items: ResourceNews): NewsRow[] {
  const t = useMessages(homeMessages);
  return items.map(({ resource_id, name, likes, copies, new_likes, new_copies, at }) => {
    const isNew = new_likes + new_copies > 0;
    const [likeCount, copyCount] = isNew ? [new_likes, new_copies] : [likes, copies];
    const noteTexts = [
      likeCount > 0 ? t('liked', { count: likeCount }) : '',
      copyCount > 0 ? t('copied', { count: copyCount }) : '',
    ];
    return {
      key: `resource ${resource_id}`,
      happenedAt: at,
      isNew,
      row: (
        <Link to="/resources/detail" search={{ id: resource_id }} className={styles.row}>
          <NewsText
            name={name}
            text={t('own_resource')}
            note={noteTexts.filter(Boolean).join(' · ')}
            isNew={isNew}
          />
        </Link>
      ),
    };
  });
}
