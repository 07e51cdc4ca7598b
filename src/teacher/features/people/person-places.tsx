import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';

/** The person's role, account, classes and teachings, present and past. */
export function PersonPlaces({ person }: { person: ApiReply<'GET /admin/person'> }) {
  const t = useMessages(peopleMessages);
  const formats = useFormats();
  const { classes, teachings, closed_at } = person;
  return (
    <div className={styles.places}>
      <p>
        {t(person.user_group)} · {t('password')}: {t(`password_${person.password}`)}
        {closed_at !== null && <span>{` · ${t('left_since', { date: formats.date(closed_at) })}`}</span>}
      </p>
      {classes.length > 0 && (
        <>
          <h3>{t('classes')}</h3>
          <ul>
            {classes.map(({ class_id, class_name, class_number, calendar_name, left_at }) => (
              <li key={class_id}>
                {calendar_name} · {class_name} · {class_number}
                {left_at !== null && <span>{` (${t('until', { date: formats.date(left_at) })})`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {teachings.length > 0 && (
        <>
          <h3>{t('teachings')}</h3>
          <ul>
            {teachings.map(({ class_id, subject_id, ends_at, ...teaching }) => (
              <li key={`${class_id} ${subject_id}`}>
                {teaching.calendar_name} · {teaching.class_name} · {teaching.subject_name} ·{' '}
                {t('units', { count: teaching.unit_count })}
                {ends_at !== null && <span>{` (${t('until', { date: formats.date(ends_at) })})`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
