import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Student, unassignedAreaId } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { DropArea } from './drop-area.tsx';
import { StudentRow } from './student-row.tsx';

type UnassignedAreaProps = { students: readonly Student[]; isLocked: boolean };

/** The place of the students without a group. */
export function UnassignedArea({ students, isLocked }: UnassignedAreaProps) {
  const t = useMessages(groupMessages);
  const areaHead = (
    <>
      <h2 className={styles.unassignedName}>{t('unassigned')}</h2>
      <span className={styles.count}>{students.length}</span>
    </>
  );
  return (
    <DropArea
      id={unassignedAreaId}
      label={t('unassigned')}
      className={styles.unassigned ?? ''}
      head={areaHead}
    >
      {students.length === 0 && <p className={styles.hint}>{t('nobody_left')}</p>}
      <ul className={styles.students}>
        {students.map((student) => (
          <StudentRow key={student.id} student={student} isLocked={isLocked} />
        ))}
      </ul>
    </DropArea>
  );
}
