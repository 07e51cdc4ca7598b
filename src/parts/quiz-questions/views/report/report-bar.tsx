import { useId } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, ForwardIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { PlainPicture } from '../../answer-parts/plain-picture.tsx';
import type { Picture } from '../../model.ts';
import styles from './report-bar.module.css';
import { reportMessages } from './report-messages.ts';

type ReportBarProps = {
  label: string;
  picture?: Picture | undefined;
  mediaUrl?: (url: string) => string;
  correct: boolean | null;
  /** The row has students whose attempts had an earlier version of the question. */
  isEarlier?: boolean;
  studentIds: readonly number[];
  nameOf: (userId: number) => string;
  /** Number of all students. */
  totalStudents: number;
  isOpen: boolean;
  onToggle: () => void;
};

/** One answer as a bar with its count. It opens to show names, so that a class sees them only on demand. */
export function ReportBar(props: ReportBarProps) {
  const {
    label,
    picture,
    mediaUrl,
    correct,
    isEarlier,
    studentIds,
    nameOf,
    totalStudents,
    isOpen,
    onToggle,
  } = props;
  const t = useMessages(reportMessages);
  const { percent } = useFormats();
  const namesId = useId();
  const studentShare = totalStudents > 0 ? studentIds.length / totalStudents : 0;
  return (
    <div className={styles.row} data-correct={correct ?? 'none'}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={namesId}
        disabled={studentIds.length === 0}
        onClick={onToggle}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${studentShare})` }} />
        {picture && mediaUrl && (
          <span className={styles.picture}>
            <PlainPicture picture={picture} src={mediaUrl(picture.url)} />
          </span>
        )}
        <span className={styles.label}>
          {label} {isEarlier && <small className={styles.earlier}>{t('earlier_version')}</small>}
        </span>
        {correct === true && (
          <span className={styles.sign}>
            <TickIcon />
            <span className={styles.signText}>{t(isEarlier ? 'marked_right' : 'right_answer')}</span>
          </span>
        )}
        {correct === false && studentIds.length > 0 && (
          <span className={styles.sign}>
            <CrossIcon />
          </span>
        )}
        <span className={styles.count}>
          {/* Screen readers read the number with its unit. */}
          <span className="el-visually-hidden">{t('students', { count: studentIds.length })}, </span>
          <b aria-hidden="true">{studentIds.length}</b>
          <span className={styles.share}>{percent(studentShare)}</span>
        </span>
        <span className={styles.turn} data-open={isOpen || undefined}>
          <ForwardIcon size="1em" />
        </span>
      </button>
      <ul id={namesId} className={styles.names} hidden={!isOpen || studentIds.length === 0}>
        {studentIds.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ul>
    </div>
  );
}
