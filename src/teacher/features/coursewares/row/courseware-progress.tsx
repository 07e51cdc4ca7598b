import type { CSSProperties } from 'react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { computeProgressShares } from './courseware-item.ts';
import styles from './courseware-row.module.css';

type ShareStyle = CSSProperties & Record<'--done' | '--doing', string>;

type CoursewareProgressProps = Pick<CoursewareItem, 'assigned' | 'started' | 'submitted' | 'is_marked'>;

/** The progress of the class, in words and as a bar. */
export function CoursewareProgress({ assigned, started, submitted, is_marked }: CoursewareProgressProps) {
  const t = useMessages(coursewareMessages);
  const { workingCount, submittedShare, workingShare } = computeProgressShares({
    assigned,
    started,
    submitted,
  });
  const progressText = t(is_marked ? 'progress' : 'finished', { submitted, assigned });
  const workingText = workingCount > 0 && t(is_marked ? 'working' : 'opened', { count: workingCount });
  const shareStyle: ShareStyle = {
    '--done': `${submittedShare}%`,
    '--doing': `${submittedShare + workingShare}%`,
  };
  return (
    <p className={styles.progress} style={shareStyle}>
      {progressText}
      {workingText && (
        <>
          <span>{' · '}</span>
          <span className={styles.doing}>{workingText}</span>
        </>
      )}
    </p>
  );
}
