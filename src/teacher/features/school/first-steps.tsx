import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import schoolStyles from './school.module.css';
import { schoolMessages } from './school-messages.ts';

/** Each step and the section where it is done. */
const sectionByStep = {
  terms: 'terms',
  subjects: 'subjects',
  classes: 'classes',
  teachers: 'import',
  students: 'import',
} as const;
const steps = ['terms', 'subjects', 'classes', 'teachers', 'students'] as const;

/** The steps that a new school still has to do; renders nothing once all are done. */
export function FirstSteps() {
  const t = useMessages(schoolMessages);
  const { data } = useCall('GET /admin/first_steps', {}, { reportsInPlace: true });
  if (!data) return null;
  if (steps.every((step) => data[step])) return null;
  return (
    <section className={styles.card} aria-labelledby="setting-steps">
      <h2 id="setting-steps">{t('steps')}</h2>
      <p className={styles.text}>{t('steps_text')}</p>
      <ol className={schoolStyles.steps}>
        {steps.map((step) => {
          const isDone = data[step];
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={step} data-done={isDone || undefined}>
              <Icon size={22} aria-hidden="true" />
              <Link to="/admin/setting" search={{ section: sectionByStep[step] }}>
                {t(`step_${step}`)}
              </Link>
              <span className={schoolStyles.state}>{t(isDone ? 'step_done' : 'step_open')}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
