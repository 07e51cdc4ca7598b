import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { classMessages } from './class-messages.ts';
import styles from './classes.module.css';

type ClassTableProps = {
  items: ApiReply<'GET /admin/classes'>['items'];
  /** The school year in the address, which links keep. */
  termId: number | undefined;
};

export function ClassTable({ items, termId }: ClassTableProps) {
  const t = useMessages(classMessages);
  const gradeName = useGradeName();
  return (
    <div className={styles.wide} data-scrolls-sideways>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('grade')}</th>
            <th scope="col" className={styles.number}>
              {t('students')}
            </th>
            <th scope="col" className={styles.number}>
              {t('teachers')}
            </th>
            <th scope="col" className={`${styles.number} ${styles.units}`}>
              {t('units')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, grade, student_count, teacher_count, unit_count }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/admin/setting" search={{ section: 'classes', term: termId, id }}>
                  {name}
                </Link>
              </th>
              <td>{gradeName(grade)}</td>
              <td className={styles.number}>{student_count}</td>
              <td className={styles.number}>{teacher_count}</td>
              <td className={`${styles.number} ${styles.units}`}>{unit_count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
