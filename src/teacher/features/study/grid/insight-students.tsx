import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import styles from './grid-insights.module.css';
import type { GridLine } from './grid-lines.ts';

type InsightStudentsProps = {
  coursewareId: number;
  students: readonly { line: GridLine; note?: string | undefined }[];
  hideNames: boolean;
};

/** Students, or groups that share their work, who need attention; each with a note and a link to their answers. */
export function InsightStudents({ coursewareId, students, hideNames }: InsightStudentsProps) {
  return (
    <ul className={styles.list}>
      {students.map(({ line: { key, row, group }, note }) => (
        <li key={key}>
          <StudentLink className={styles.link} coursewareId={coursewareId} userId={row.user_id}>
            {group === '' ? (
              <>
                <span>{row.class_number ?? ''}</span> <PersonName person={row} isHidden={hideNames} />
              </>
            ) : (
              <span>{group}</span>
            )}{' '}
            {note !== undefined && <span>{note}</span>}
          </StudentLink>
        </li>
      ))}
    </ul>
  );
}
