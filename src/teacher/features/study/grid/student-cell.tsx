import { ExceptionMarks } from '#teacher/features/study/exceptions/exception-marks.tsx';
import { ExceptionsIcon } from '#teacher/features/study/exceptions/exceptions-host.tsx';
import { RemoveGuestIcon } from '#teacher/features/study/remove-guest-icon.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { nameInClass, PersonBadge } from '#teacher/shared/people/person-name.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { GridRow } from '../grid-model.ts';
import type { GridLine } from './grid-lines.ts';
import { GroupCell } from './group-cell.tsx';
import styles from './study-grid.module.css';

/** The first cell of a line: the student or the group. */
export function LineCell({ line, ...props }: { line: GridLine; coursewareId: number; hideNames: boolean }) {
  const isShared = line.members.length > 1;
  return isShared ? <GroupCell line={line} {...props} /> : <StudentCell row={line.row} {...props} />;
}

/**
 * The first cell of a student's row: number, link to the answers and, for a guest, the button to remove them.
 */
function StudentCell({
  row,
  coursewareId,
  hideNames,
}: {
  row: GridRow;
  coursewareId: number;
  hideNames: boolean;
}) {
  const number = row.class_number ?? '–';
  const language = useLanguage();
  const name = hideNames ? '•••' : nameInClass(row, language);
  return (
    <th scope="row" className={styles.student}>
      <span className={styles.number}>{number}</span>{' '}
      <StudentLink
        className={styles.name}
        coursewareId={coursewareId}
        userId={row.user_id}
        title={name}
        label={hideNames ? `${number} ${name}` : undefined}
      >
        {name}
      </StudentLink>{' '}
      <PersonBadge person={row} />
      <ExceptionMarks person={row} />
      <ExceptionsIcon
        className={styles.action}
        userId={row.user_id}
        name={hideNames ? `${number} ${name}` : name}
      />
      <RemoveGuestIcon
        className={styles.action}
        person={row}
        coursewareId={coursewareId}
        isHidden={hideNames}
      />
    </th>
  );
}
