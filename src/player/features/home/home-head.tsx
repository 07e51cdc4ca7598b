import { type Student, useStudentName } from '#player/session.ts';
import { GuestMark } from '#player/shared/guest-mark.tsx';
import { Icon } from '#player/shared/icons.tsx';
import type { PlayItem } from '#player/shared/item-state.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { HomeSummary } from './home-summary.tsx';
import { homeMessages } from './messages.ts';

type HomeHeadProps = {
  student: Student;
  items: readonly PlayItem[] | undefined;
  /** Absent if the activities cannot be read. */
  onRefresh: (() => void) | undefined;
  isLoading: boolean;
};

/** Greets the student, and sums up what is to do. */
export function HomeHead({ student, items, onRefresh, isLoading }: HomeHeadProps) {
  const t = useMessages(homeMessages);
  const name = useStudentName(student);
  return (
    <div className={styles.head}>
      <div>
        <h1>
          {t('hello', { name })} <GuestMark student={student} />
        </h1>
        {items && <HomeSummary items={items} />}
      </div>
      {onRefresh && (
        <button type="button" className={styles.refresh} aria-busy={isLoading} onClick={onRefresh}>
          <Icon name="save" />
          <span>{t('refresh')}</span>
        </button>
      )}
    </div>
  );
}
