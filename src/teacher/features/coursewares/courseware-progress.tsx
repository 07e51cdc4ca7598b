import { progressShares } from '#teacher/features/coursewares/courseware-item.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-row.module.css';

type CoursewareProgressProps = Pick<CoursewareItem, 'assigned' | 'started' | 'submitted' | 'is_marked'>;

/** How far the class is, in words and as a bar. */
export function CoursewareProgress({ assigned, started, submitted, is_marked }: CoursewareProgressProps) {
  const t = useMessages(coursewareMessages);
  const { working, submittedShare, workingShare } = progressShares({ assigned, started, submitted });
  return (
    <div className={styles.progress}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.done} style={{ width: `${submittedShare}%` }} />
        <span className={styles.doing} style={{ width: `${workingShare}%` }} />
      </div>
      <p>
        {t(is_marked ? 'progress' : 'finished', { submitted, assigned })}
        {working > 0 && (
          <span className={styles.working}> · {t(is_marked ? 'working' : 'opened', { count: working })}</span>
        )}
      </p>
    </div>
  );
}
