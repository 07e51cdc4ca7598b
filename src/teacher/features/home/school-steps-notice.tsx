import { Link } from '@tanstack/react-router';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import styles from './first-lesson.module.css';
import { homeMessages } from './messages.ts';

/** Leads the administrator of a new school to Setting; renders nothing once people and classes are there. */
export function SchoolStepsNotice() {
  const t = useMessages(homeMessages);
  const { data } = useCall('GET /admin/first_steps', {}, { quiet: true });
  if (!data || Object.values(data).every(Boolean)) return null;
  return (
    <section className={styles.card} aria-labelledby="school-steps-title">
      <h2 id="school-steps-title">{t('school_steps')}</h2>
      <p className={styles.text}>{t('school_steps_text')}</p>
      <Link {...buttonLook('solid')} to="/admin/setting">
        {t('to_setting')}
      </Link>
    </section>
  );
}
