import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import styles from './grid-insights.module.css';
import type { GridRow } from './grid-model.ts';

type InsightStudentsProps = {
  coursewareId: number;
  students: readonly { row: GridRow; note?: string | undefined }[];
  hideNames: boolean;
};

/** Students who need attention, each with a note and a link to their answers. */
export function InsightStudents({ coursewareId, students, hideNames }: InsightStudentsProps) {
  return (
    <ul className={styles.list}>
      {students.map(({ row, note }) => (
        <li key={row.user_id}>
          <StudentLink className={styles.link} coursewareId={coursewareId} userId={row.user_id}>
            {row.class_number ?? ''} <PersonName person={row} isHidden={hideNames} />{' '}
            {note !== undefined && <span>{note}</span>}
          </StudentLink>
        </li>
      ))}
    </ul>
  );
}
