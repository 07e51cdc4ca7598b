import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useTargetNote } from '#teacher/features/study/use-target-note.ts';
import styles from './study-list.module.css';

type Item = ApiReply<'GET /study/list'>['items'][number];

/** The name of a courseware as a link to its grid, its unit, and a note about its targets. */
export function NameAndUnit({ item }: { item: Item }) {
  const { courseware_name: name, courseware_id, unit_name } = item;
  const targetNote = useTargetNote()(item);
  return (
    <div className={styles.title}>
      <Link className={styles.name} title={name} to="/study-situation-view/grid" search={{ courseware_id }}>
        {name}
      </Link>
      <span className={styles.unit} title={unit_name}>
        {unit_name}
      </span>
      {targetNote && <span className={styles.unit}>{targetNote}</span>}
    </div>
  );
}
