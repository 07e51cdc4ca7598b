import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import styles from '../home.module.css';

type TodayCourseware = ApiReply<'GET /teacher/today'>['due_soon'][number];

type CoursewareRowProps = {
  item: TodayCourseware;
  note: string;
  isUrgent?: boolean;
  targetPage?: 'grid' | 'marking';
};

/** A row of a group that leads to a courseware's grid or to its answers to mark. */
export function CoursewareRow({ item, note, isUrgent = false, targetPage = 'grid' }: CoursewareRowProps) {
  return (
    <li>
      <Link
        to={`/study-situation-view/${targetPage}`}
        search={{ courseware_id: item.courseware_id }}
        className={styles.row}
      >
        <strong>{item.courseware_name}</strong>
        <span>{`${item.class_name} · ${item.subject_name} · ${item.unit_name}`}</span>
        <span className={styles.note} data-urgent={isUrgent || undefined}>
          {note}
        </span>
      </Link>
    </li>
  );
}
