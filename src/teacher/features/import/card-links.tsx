import { Link } from '@tanstack/react-router';
import { listLimitMax } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** Links to print the sign-in cards of the new people: to their classes, and to the teachers of the school. */
export function CardLinks({ draft: { calendar_id, class_ids } }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const { data } = useCall(
    'GET /admin/classes',
    { calendar_id, limit: listLimitMax },
    { reportsInPlace: true },
  );
  const classes = data?.items.filter(({ id }) => class_ids.includes(id)) ?? [];
  return (
    <nav className={styles.cards} aria-label={t('cards')}>
      <p className={styles.hint}>{t('cards_text')}</p>
      <ul>
        {classes.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/admin/setting"
              search={{ section: 'people', class_id: id }}
              aria-label={t('cards_of', { name })}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/admin/setting"
            search={{ section: 'people', group: 'teacher' }}
            aria-label={t('cards_of', { name: t('cards_teachers') })}
          >
            {t('cards_teachers')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
