import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { joinMessages } from './join-messages.ts';
import styles from './join-panel.module.css';

/** Shows how many students have started and submitted. */
export function JoinCounts({ courseware }: { courseware: CoursewareItem }) {
  const t = useMessages(joinMessages);
  const { is_marked, started, submitted, assigned } = courseware;
  const counts = [
    { key: 'started', label: t(is_marked ? 'started' : 'opened'), value: started },
    { key: 'submitted', label: t(is_marked ? 'submitted' : 'finished'), value: submitted },
  ] as const;
  return (
    <dl className={styles.counts} aria-live="polite">
      {counts.map(({ key, label, value }) => (
        <div key={key} className={styles.count} data-kind={key}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong> {t('of', { count: assigned })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
