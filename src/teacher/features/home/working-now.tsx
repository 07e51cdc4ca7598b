import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

/** Number of rows shown at first: they fit into one row on a laptop. */
const initialRowCount = 3;

type Working = ApiReply<'GET /teacher/today'>['working'];

/**
 * Coursewares that students are working on now or that were opened lately, each with a link to its live grid.
 */
export function WorkingNow({ working, hasMore }: { working: Working; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  const [isWhole, setWhole] = useState(false);
  const count = `${working.length}${hasMore ? '+' : ''}`;
  if (working.length === 0) return null;
  return (
    <section className={styles.working} aria-labelledby="working-title">
      <div className={styles.sectionHead}>
        <h3 id="working-title">{t('working_now')}</h3>
        {working.length > initialRowCount && (
          <button
            type="button"
            className={styles.moreWorking}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('show_less') : t('show_all', { count })}
          </button>
        )}
      </div>
      <ul className={styles.lives}>
        {(isWhole ? working : working.slice(0, initialRowCount)).map(
          ({
            courseware_id,
            courseware_name,
            class_name,
            subject_name,
            working: people,
            is_marked,
            submitted,
            assigned,
          }) => (
            <li key={courseware_id}>
              <Link to="/study-situation-view/grid" search={{ courseware_id }} className={styles.live}>
                <span className={styles.people} data-quiet={people === 0 || undefined}>
                  {people > 0
                    ? t('working', { count: people })
                    : t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned })}
                </span>
                <span className={styles.liveName}>
                  <strong>{courseware_name}</strong>
                  <span>{`${class_name} · ${subject_name}`}</span>
                </span>
                <span className={styles.watch}>
                  <span className={styles.watchText}>{t('watch')}</span>
                  <IconChevronRight size={20} aria-hidden="true" />
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
