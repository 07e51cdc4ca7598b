import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { changeUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';
import { SubjectLinks } from './subject-links.tsx';

type TaughtClass = ApiReply<'GET /teacher/index'>['class_list'][number];

/** A class with links to its units and to those of each subject. */
export function ClassCard({ item, calendarId }: { item: TaughtClass; calendarId: number }) {
  const t = useMessages(homeMessages);
  const nameGrade = useGradeName();
  const { class_id, class_name, grade, student_count, unit_count } = item;
  const classFilter = { calendar_id: calendarId, class_id };
  return (
    <li className={styles.card}>
      <h3>
        <Link
          to="/unit/list"
          search={classFilter}
          onClick={() => changeUnitSelection({ ...classFilter, subject_id: undefined })}
        >
          <span className={styles.className}>{class_name}</span>
          <span className={styles.grade}>{nameGrade(grade)}</span>
          <IconChevronRight size={22} aria-hidden="true" />
        </Link>
      </h3>
      <p className={styles.facts}>
        <span>{t('students', { count: student_count })}</span>
        <span>{t('units', { count: unit_count })}</span>
      </p>
      <SubjectLinks item={item} calendarId={calendarId} />
    </li>
  );
}
