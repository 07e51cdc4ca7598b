import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';

/** A link to the live grid of a courseware, with the number of people who work on it or who have submitted. */
export function LiveLink({ item }: { item: ApiReply<'GET /teacher/today'>['working'][number] }) {
  const t = useMessages(homeMessages);
  const { courseware_id, working, is_marked, submitted, assigned } = item;
  return (
    <Link to="/study-situation-view/grid" search={{ courseware_id }} className={styles.live}>
      <span className={styles.people} data-quiet={working === 0 || undefined}>
        {working > 0
          ? t('working', { count: working })
          : t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned })}
      </span>
      <span className={styles.liveName}>
        <strong>{item.courseware_name}</strong>
        <span>{`${item.class_name} · ${item.subject_name}`}</span>
      </span>
      <span className={styles.watch}>
        <span className={styles.watchText}>{t('watch')}</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </span>
    </Link>
  );
}
