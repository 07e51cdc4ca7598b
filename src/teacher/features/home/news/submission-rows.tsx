import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { type NewsRow, NewsText } from './news-text.tsx';

type SubmissionNews = ApiReply<'GET /teacher/news'>['handed_in'];

/** News of coursewares that students submitted. */
export function useSubmissionRows(items: SubmissionNews): NewsRow[] {
  const t = useMessages(homeMessages);
  return items.map(
    ({ courseware_id, courseware_name, class_name, subject_name, people, new_people, at }) => ({
      key: `courseware ${courseware_id}`,
      happenedAt: at,
      isNew: new_people > 0,
      row: (
        <Link to="/study-situation-view/grid" search={{ courseware_id }} className={styles.row}>
          <NewsText
            name={courseware_name}
            text={`${class_name} · ${subject_name}`}
            note={
              new_people > 0 ? t('new_handed_in', { count: new_people }) : t('handed_in', { count: people })
            }
            isNew={new_people > 0}
          />
        </Link>
      ),
    }),
  );
}
