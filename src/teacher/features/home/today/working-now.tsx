import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { LiveLink } from './live-link.tsx';

/** Number of rows shown at first: they fit into one row on a laptop. */
const initialRowCount = 3;

type WorkingCoursewares = ApiReply<'GET /teacher/today'>['working'];

/**
 * Coursewares that students are working on now or that were opened lately, each with a link to its live grid.
 */
export function WorkingNow({ working, hasMore }: { working: WorkingCoursewares; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  const [showsAllRows, setShowsAllRows] = useState(false);
  const countText = `${working.length}${hasMore ? '+' : ''}`;
  if (working.length === 0) return null;
  return (
    <section className={styles.working} aria-labelledby="working-title">
      <div className={styles.sectionHead}>
        <h3 id="working-title">{t('working_now')}</h3>
        {working.length > initialRowCount && (
          <button
            type="button"
            className={styles.moreWorking}
            aria-expanded={showsAllRows}
            onClick={() => setShowsAllRows(!showsAllRows)}
          >
            {showsAllRows ? t('show_less') : t('show_all', { count: countText })}
          </button>
        )}
      </div>
      <ul className={styles.lives}>
        {(showsAllRows ? working : working.slice(0, initialRowCount)).map((item) => (
          <li key={item.courseware_id}>
            <LiveLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
