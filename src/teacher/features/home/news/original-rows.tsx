import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { type NewsRow, NewsText } from './news-text.tsx';

type OriginalNews = ApiReply<'GET /teacher/news'>['originals'];

/** News of changed originals of the teacher's copies. */
export function useOriginalRows(items: OriginalNews): NewsRow[] {
  const t = useMessages(homeMessages);
  return items.map(({ activity_id, activity_name, type, owner_name, is_new, at }) => ({
    key: `original ${activity_id}`,
    happenedAt: at,
    isNew: is_new,
    row: (
      <Link
        to="/teacher/diy/edit/$course_type/$id"
        params={{ course_type: type, id: String(activity_id) }}
        className={styles.row}
      >
        <NewsText
          name={activity_name}
          text={t('original_changed', { name: owner_name })}
          note={t('see_changes')}
          isNew={is_new}
        />
      </Link>
    ),
  }));
}
