import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useTargetNote } from '#teacher/features/study/use-target-note.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import styles from './study-list.module.css';

type Item = ApiReply<'GET /study/list'>['items'][number];

/** The name of a courseware as a link to its grid over its type, unit and a note about its targets. */
export function NameAndUnit({ item, typeName }: { item: Item; typeName: string }) {
  const { courseware_name: name, courseware_id, unit_name } = item;
  const notes = [typeName, unit_name, useTargetNote()(item)].filter(Boolean).join(' · ');
  return (
    <div className={styles.courseware}>
      <ActivityIcon type={item.type} icon={item.icon} size={28} />
      <div className={styles.title}>
        <Link className={styles.name} title={name} to="/study-situation-view/grid" search={{ courseware_id }}>
          {name}
        </Link>
        <span className={styles.unit} title={notes}>
          {notes}
        </span>
      </div>
    </div>
  );
}
