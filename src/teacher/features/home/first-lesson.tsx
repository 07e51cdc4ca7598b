import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import styles from './first-lesson.module.css';
import { homeMessages } from './messages.ts';

const steps = ['unit', 'activity', 'open'] as const;

/** What teachers without any unit see instead of the tasks of today: the way to a first lesson. */
export function FirstLesson({ calendarId }: { calendarId: number }) {
  const t = useMessages(homeMessages);
  return (
    <section className={styles.card} aria-labelledby="first-lesson-title">
      <h2 id="first-lesson-title">{t('first_lesson')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`first_${step}`)}</strong>
            <span className={styles.text}>{t(`first_${step}_text`)}</span>
          </li>
        ))}
      </ol>
      <Link {...buttonLook('solid')} to="/unit/list" search={{ calendar_id: calendarId }}>
        {t('begin')}
      </Link>
    </section>
  );
}
