import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { type NewsRow, NewsText } from './news-text.tsx';

type Items = ApiReply<'GET /teacher/news'>['resources'];

/** News of likes and copies of the teacher's resources. */
export function useResourceRows(items: Items): NewsRow[] {
  const t = useMessages(homeMessages);
  return items.map(({ resource_id, name, likes, copies, new_likes, new_copies, at }) => {
    const isNew = new_likes + new_copies > 0;
    const [liked, copied] = isNew ? [new_likes, new_copies] : [likes, copies];
    const notes = [
      liked > 0 ? t('liked', { count: liked }) : '',
      copied > 0 ? t('copied', { count: copied }) : '',
    ];
    return {
      key: `resource ${resource_id}`,
      at,
      isNew,
      row: (
        <Link to="/resources/detail" search={{ id: resource_id }} className={styles.row}>
          <NewsText
            name={name}
            text={t('own_resource')}
            note={notes.filter(Boolean).join(' · ')}
            isNew={isNew}
          />
        </Link>
      ),
    };
  });
}
