import type { GridRow } from '#teacher/features/study/grid/grid-model.ts';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import styles from './grid-insights.module.css';

type InsightStudentsProps = {
  coursewareId: number;
  students: readonly { row: GridRow; note?: string | undefined }[];
  hideNames: boolean;
};

/** Students to look at, each with a short note, leading to what they did. */
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
